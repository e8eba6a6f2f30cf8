package org.tutti.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.DurationText;
import org.tutti.records.campaign.Journal;
import org.tutti.records.launch.UnmeasuredReason;
import org.tutti.report.launch.CampaignSetup;
import org.tutti.report.launch.LaunchSection;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.remark.Remark;
import org.tutti.report.remark.RemarkWeight;
import org.tutti.report.remark.Remarks;
import org.tutti.report.remark.TrustLines;
import org.tutti.report.table.ShortNames;

/**
 * What stands before and behind the figures of a campaign, whatever they are: whether it may be
 * trusted and with what it was measured, and the remarks by weight and where the rest is.
 */
public final class ReportFrame {
  /** Percentage within cells from which on the rest does not matter. */
  private static final int MOSTLY = 90;

  /** Remarks that are told at once; more of them are not read. */
  private static final int MAX_REMARKS = 3;

  private static final int LONGEST_REMARK = 120;

  /** What measures a campaign again, followed by its directory. */
  static final String RERUN = "java -jar benchmarks.jar rerun ";

  private final CampaignAnalysis analysis;
  private final PageStyle style;
  private final List<Remark> remarks;

  /** The frame of a campaign; findings are computed, which takes a while. */
  public ReportFrame(CampaignAnalysis analysis, PageStyle style) {
    this(analysis, style, Remarks.of(analysis, ShortNames.of(analysis)));
  }

  ReportFrame(CampaignAnalysis analysis, PageStyle style, List<Remark> remarks) {
    this.analysis = analysis;
    this.style = style;
    this.remarks = remarks;
  }

  /** The first lines. */
  public List<String> head() {
    List<String> lines = new ArrayList<>(TrustLines.of("", analysis, remarks, style));
    if (style.verbose()) {
      lines.addAll(setup());
    }
    lines.addAll(LaunchSection.lines(analysis, style));
    return lines;
  }

  /** With what it was measured, and how long that took. */
  private List<String> setup() {
    String setup = CampaignSetup.of(analysis);
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

  /** What is to be known beside the first line, which tells the gravest remark. */
  List<String> also() {
    List<Remark> grave =
        remarks.stream()
            .skip(analysis.cells().isEmpty() ? 0 : 1)
            .filter(remark -> remark.weight() != RemarkWeight.SMALL)
            .filter(remark -> !UnmeasuredReason.is(remark.problem()))
            .toList();
    if (grave.isEmpty()) {
      return List.of();
    }
    List<String> texts =
        new ArrayList<>(
            grave.stream()
                .limit(MAX_REMARKS - 1)
                .map(remark -> remark.inWords(LONGEST_REMARK))
                .toList());
    if (grave.size() > texts.size()) {
      texts.add(grave.size() - texts.size() + " more");
    }
    return WrappedText.lines("Also: ", "  ", String.join("; ", texts) + ".", style.width());
  }

  /** The last lines. */
  public List<String> foot() {
    String directory = analysis.contents().directory().path().toString();
    List<String> lines = new ArrayList<>();
    if (!style.verbose()) {
      lines.addAll(setup());
      lines.addAll(also());
      lines.add("");
      lines.add("Details: report " + directory + " --verbose");
      lines.add("Results: " + directory);
      return lines;
    }
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
      lines.add("Again: " + RERUN + directory);
    }
    return lines;
  }
}
