package org.tutti.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.DurationText;
import org.tutti.records.campaign.Journal;
import org.tutti.report.cell.ArrivalSection;
import org.tutti.report.cell.BenchmarkCounterSection;
import org.tutti.report.cell.CellTables;
import org.tutti.report.cell.OverlapSection;
import org.tutti.report.cell.OverviewSection;
import org.tutti.report.cell.PhaseSection;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.remark.Remark;
import org.tutti.report.remark.TrustLines;
import org.tutti.report.table.TableParts;

/**
 * The report as plain text: whether it may be trusted, the answer, the tables, what else is to be
 * known, and where the rest is.
 */
public final class ReportText {
  private static final String LEGEND =
      "Median: median over launches of the launch medians after Tukey's filter; its interval is"
          + " rank-based (6 or more launches). p95, p99: median over launches of the quantiles"
          + " of all valid observations, outliers included, if 5 or more lie beyond. Max: largest"
          + " valid observation."
          + " Mean: mean over launches of the launch means; mean and min exclude outliers. ?:"
          + " not enough evidence.";

  private static final String CLOCK_LEGEND =
      "Clock error: the error of the global clock is below this with 99 % probability; clock bound:"
          + " it cannot be larger, since no message arrives before it is sent; both of the worst"
          + " launch. Start error: how far from the planned time the worst rank started, median and"
          + " p95.";

  /** Tables of more lines are not read at once: an overview takes their place. */
  private static final int MAX_LINES = 30;

  /** Percentage within cells from which on the rest does not matter. */
  private static final int MOSTLY = 90;

  private final ReportDigest digest;
  private final CampaignAnalysis analysis;
  private final PageStyle style;

  private ReportText(CampaignAnalysis analysis, PageStyle style) {
    this.digest = ReportDigest.of(analysis, style);
    this.analysis = analysis;
    this.style = style;
  }

  /** The lines of the report, none wider than the page. */
  public static List<String> lines(CampaignAnalysis analysis, PageStyle style) {
    return new ReportText(analysis, style).lines();
  }

  /**
   * What stands before the figures of a campaign, whatever they are: whether it may be trusted, and
   * what a reader must know of its launches.
   */
  public static List<String> head(CampaignAnalysis analysis, PageStyle style) {
    return new ReportText(analysis, style).head();
  }

  /** What stands behind them: the remarks by weight, and where the rest is. */
  public static List<String> foot(CampaignAnalysis analysis, PageStyle style) {
    return new ReportText(analysis, style).foot();
  }

  /** The command that measures a campaign of a plan again. */
  public static String rerun(CampaignAnalysis analysis) {
    return "java -jar benchmarks.jar rerun " + analysis.contents().directory().path();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>(head());
    List<String> answer = digest.answer();
    if (style.verbose() && !answer.isEmpty()) {
      lines.add("");
    }
    lines.addAll(answer);
    List<String> overview = OverviewSection.lines(digest);
    if (style.verbose()) {
      lines.addAll(overview);
      lines.addAll(CellTables.full(digest));
    } else {
      List<String> tables = CellTables.brief(digest);
      lines.addAll(overview.isEmpty() || tables.size() <= MAX_LINES ? tables : overview);
    }
    List.of(OverlapSection.table(analysis.cells()), ArrivalSection.table(analysis.cells()))
        .forEach(
            table ->
                TableParts.of(table, digest.names())
                    .ifPresent(parts -> lines.addAll(parts.lines(style))));
    lines.addAll(PhaseSection.lines(digest));
    ReportSection.added()
        .forEach(section -> lines.addAll(section.lines(analysis, digest.names(), style)));
    lines.addAll(BenchmarkCounterSection.lines(digest));
    if (style.verbose()) {
      legends(lines);
    } else {
      lines.addAll(digest.missing());
      digest
          .basis()
          .ifPresent(basis -> lines.addAll(WrappedText.lines("", "  ", basis, style.width())));
    }
    lines.addAll(foot());
    return style.fit(lines);
  }

  private void legends(List<String> lines) {
    lines.add("");
    if (!analysis.cells().isEmpty()) {
      lines.addAll(WrappedText.paragraph(LEGEND, style.width()));
    }
    if (analysis.cells().stream().anyMatch(cell -> cell.global().uncertainty().isPresent())) {
      lines.addAll(WrappedText.paragraph(CLOCK_LEGEND, style.width()));
    }
  }

  private List<String> head() {
    List<String> lines = new ArrayList<>(TrustLines.of("", analysis, digest.remarks(), style));
    if (style.verbose()) {
      lines.addAll(setup());
    }
    lines.addAll(digest.launches());
    return lines;
  }

  /** With what it was measured, and how long that took. */
  private List<String> setup() {
    String setup = digest.setup();
    return setup.isEmpty()
        ? List.of()
        : WrappedText.spread(setup, style.verbose() ? took() : "", style.width());
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

  private List<String> foot() {
    String directory = analysis.contents().directory().path().toString();
    List<String> lines = new ArrayList<>();
    if (!style.verbose()) {
      lines.addAll(setup());
      digest
          .also()
          .ifPresent(also -> lines.addAll(WrappedText.lines("", "  ", also, style.width())));
      lines.add("");
      lines.add("Details: report " + directory + " --verbose");
      lines.add("Results: " + directory);
      return lines;
    }
    List<Remark> remarks = digest.remarks();
    if (!remarks.isEmpty()) {
      lines.add("");
    }
    int indent = remarks.stream().mapToInt(remark -> remark.where().length()).max().orElse(0);
    for (Remark remark : remarks) {
      lines.addAll(remark.line(indent, style.width()));
      lines.addAll(remark.full(style.width()));
    }
    lines.add("");
    lines.add("Results: " + directory);
    if (analysis.contents().manifest().isPresent()) {
      lines.add("Again: " + rerun(analysis));
    }
    return lines;
  }
}
