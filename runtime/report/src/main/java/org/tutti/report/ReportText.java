package org.tutti.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.DurationText;
import org.tutti.diagnostics.PrintableText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;

/**
 * The report as plain text: whether it may be trusted, the answer, the tables, remarks by weight,
 * and where the rest is.
 */
public final class ReportText {
  private static final String LEGEND =
      "Median: over the launches, of the median of each launch after Tukey's filter; its interval"
          + " is by ranks (at least 6 launches). p95, p99: of all valid observations of a launch,"
          + " outliers included; median over the launches. Max: the largest valid observation."
          + " Mean: over the launches, of their means; mean and min leave outliers out."
          + " ?: not enough evidence.";

  private static final String CLOCK_LEGEND =
      "Clock 99 %: the global clock's error is smaller with that probability; clock most: it cannot"
          + " be larger, since no message arrives before it is sent; of the worst launch. Start"
          + " error: how far from the planned time the worst rank started, median and p95.";

  private final ReportView view;
  private final PageStyle style;
  private final List<Remark> remarks;

  private ReportText(ReportView view) {
    this.view = view;
    this.style = view.style();
    this.remarks = Remarks.of(view.analysis(), view.names());
  }

  /** The lines of the report, none wider than the page. */
  public static List<String> lines(CampaignAnalysis analysis, PageStyle style) {
    return new ReportText(ReportView.of(analysis, style)).lines();
  }

  private List<String> lines() {
    CampaignAnalysis analysis = view.analysis();
    List<String> lines = new ArrayList<>(TrustLines.of("", analysis, remarks, style));
    Duration took = analysis.measuringTime();
    lines.addAll(
        WrappedText.spread(
            CampaignSetup.of(analysis),
            took.isZero() ? "" : "took " + DurationText.of(took),
            style.width()));
    lines.addAll(LaunchSection.lines(analysis, style));
    if (!view.comparisons().isEmpty()) {
      lines.add("");
      lines.addAll(AnswerText.lines(view.comparisons(), view::subject, style.width()));
    }
    lines.addAll(CellTable.all(view));
    lines.addAll(JumpSection.lines(view));
    lines.addAll(OverlapSection.lines(analysis.cells(), style));
    lines.addAll(PhaseSection.lines(view));
    lines.addAll(SuiteSection.lines(view));
    if (style.verbose()) {
      legends(lines);
    }
    addRemarks(lines);
    lines.add("");
    lines.add("Results: " + PrintableText.of(analysis.contents().directory().path().toString()));
    return style.fit(lines);
  }

  private void legends(List<String> lines) {
    lines.add("");
    if (!view.analysis().cells().isEmpty()) {
      lines.addAll(WrappedText.paragraph(LEGEND, style.width()));
    }
    if (view.analysis().cells().stream()
        .anyMatch(cell -> cell.global().uncertainty().isPresent())) {
      lines.addAll(WrappedText.paragraph(CLOCK_LEGEND, style.width()));
    }
  }

  private void addRemarks(List<String> lines) {
    List<Remark> shown =
        remarks.stream()
            .filter(remark -> style.verbose() || remark.weight() != RemarkWeight.SMALL)
            .toList();
    if (!remarks.isEmpty()) {
      lines.add("");
    }
    int indent = shown.stream().mapToInt(remark -> remark.where().length()).max().orElse(0);
    for (Remark remark : shown) {
      lines.addAll(remark.line(indent, style.width()));
      if (style.verbose() || remark.weight() == RemarkWeight.GRAVE) {
        lines.addAll(remark.full(style.width()));
      }
    }
    int more = remarks.size() - shown.size();
    String directory = view.analysis().contents().directory().path().toString();
    if (more > 0) {
      lines.add(
          " "
              + Remarks.count(more, shown.isEmpty() ? "small remark" : "smaller remark")
              + ": report "
              + PrintableText.of(directory)
              + " --verbose");
    } else if (!shown.isEmpty() && !style.verbose()) {
      lines.add(" in full: report " + PrintableText.of(directory) + " --verbose");
    }
  }
}
