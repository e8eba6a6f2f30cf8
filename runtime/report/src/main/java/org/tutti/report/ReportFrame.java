package org.tutti.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.DurationText;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.Journal;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;

/**
 * What stands before and behind the figures of a campaign, whatever they are: whether it may be
 * trusted and with what it was measured, and the remarks by weight and where the rest is.
 */
public final class ReportFrame {
  /** Percentage within cells from which on the rest does not matter. */
  private static final int MOSTLY = 90;

  /** What measures a campaign again, followed by its directory. */
  static final String RERUN = "java -jar benchmarks.jar rerun ";

  private final CampaignAnalysis analysis;
  private final PageStyle style;
  private final List<Remark> remarks;

  /** The frame of a campaign; findings are computed, which takes a while. */
  public ReportFrame(CampaignAnalysis analysis, PageStyle style) {
    this.analysis = analysis;
    this.style = style;
    this.remarks = Remarks.of(analysis, ReportView.names(analysis));
  }

  /** The names of the benchmarks of a campaign. */
  public static ShortNames names(CampaignAnalysis analysis) {
    return ReportView.names(analysis);
  }

  /** The first lines. */
  public List<String> head() {
    List<String> lines = new ArrayList<>(TrustLines.of("", analysis, remarks, style));
    String setup = CampaignSetup.of(analysis);
    if (!setup.isEmpty()) {
      lines.addAll(WrappedText.spread(setup, took(), style.width()));
    }
    lines.addAll(LaunchSection.lines(analysis, style));
    return lines;
  }

  /**
   * How long the campaign took, and how much of that was within cells; only the latter is known of
   * launches that no driver has started.
   */
  private String took() {
    Duration cells = analysis.measuringTime();
    Duration all = Journal.read(analysis.contents().directory().journal()).worked();
    if (all.compareTo(cells) <= 0) {
      return cells.isZero() ? "" : "took " + DurationText.of(cells);
    }
    long percent = 100 * cells.toMillis() / all.toMillis();
    return "took "
        + DurationText.of(all)
        + (percent < MOSTLY ? ", " + percent + " % in cells" : "");
  }

  /** The last lines. */
  public List<String> foot() {
    List<String> lines = new ArrayList<>();
    if (!remarks.isEmpty()) {
      lines.add("");
    }
    List<Remark> shown =
        remarks.stream()
            .filter(remark -> style.verbose() || remark.weight() != RemarkWeight.SMALL)
            .toList();
    int indent = shown.stream().mapToInt(remark -> remark.where().length()).max().orElse(0);
    for (Remark remark : shown) {
      lines.addAll(remark.line(indent, style.width()));
      if (style.verbose() || remark.weight() == RemarkWeight.GRAVE) {
        lines.addAll(remark.full(style.width()));
      }
    }
    String directory = analysis.contents().directory().path().toString();
    int more = remarks.size() - shown.size();
    if (more > 0) {
      String what = shown.isEmpty() ? "small remark" : "smaller remark";
      lines.add(" " + Counted.of(more, what) + ": report " + directory + " --verbose");
    } else if (!shown.isEmpty() && !style.verbose()) {
      lines.add(" in full: report " + directory + " --verbose");
    }
    lines.add("");
    lines.add("Results: " + directory);
    if (style.verbose() && analysis.contents().manifest().isPresent()) {
      lines.add("Again: " + RERUN + directory);
    }
    return lines;
  }
}
