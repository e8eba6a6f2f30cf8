package org.tutti.report.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.tutti.analysis.gate.CellConfirmation;
import org.tutti.analysis.gate.CellGate;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.diagnostics.Counted;
import org.tutti.report.comparison.FurtherLaunchesText;
import org.tutti.report.comparison.MissingText;
import org.tutti.report.encoding.MarkdownText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.ColumnUnit;
import org.tutti.report.table.Figures;
import org.tutti.report.table.ShortNames;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;
import org.tutti.stats.planning.FurtherSamples;

/** The gate's report as text, and as Markdown for a pull request. */
public final class GateText {
  private GateText() {}

  /** The headings of the table of cells. */
  public static List<String> headings() {
    return table(List.of(), name -> name).headings();
  }

  /** The lines for a terminal. */
  public static List<String> lines(GateResult result, PageStyle style) {
    List<String> lines = new ArrayList<>();
    for (String doubt : result.doubts()) {
      String sentence = doubt.substring(0, 1).toUpperCase(Locale.ROOT) + doubt.substring(1);
      lines.addAll(WrappedText.lines("", "  ", sentence, style.width()));
    }
    lines.addAll(WrappedText.paragraph(summary(result), style.width()));
    lines.addAll(MissingText.lines(result.missing(), style));
    lines.add("");
    ShortNames names =
        new ShortNames(result.cells().stream().map(cell -> cell.pair().key().benchmark()).toList());
    if (!result.cells().isEmpty()) {
      lines.addAll(table(result.cells(), names::in).lines(style.width()));
    }
    for (CellConfirmation cell : result.confirmations()) {
      lines.addAll(WrappedText.lines("Measured again: ", "  ", again(cell), style.width()));
    }
    for (String note : result.notes()) {
      lines.addAll(WrappedText.lines("Note: ", "  ", note, style.width()));
    }
    return style.fit(lines);
  }

  /** The lines for a page that renders Markdown. */
  public static List<String> markdown(GateResult result) {
    List<String> lines = new ArrayList<>();
    lines.add("### Tutti gate: " + result.outcome().word());
    lines.add("");
    result.doubts().forEach(doubt -> lines.add("- " + MarkdownText.of(doubt)));
    lines.add(MarkdownText.of(summary(result)));
    lines.add("");
    TextTable table = table(result.cells(), name -> name);
    lines.add(MarkdownText.row(table.headings()));
    lines.add(MarkdownText.alignment(table));
    for (int row = 0; row < table.size(); row++) {
      lines.add(MarkdownText.row(table.row(row).stream().map(MarkdownText::of).toList()));
    }
    lines.add("");
    result.missing().forEach(cell -> lines.add("- **missing** " + MarkdownText.of(cell.line())));
    result
        .confirmations()
        .forEach(cell -> lines.add("- **measured again** " + MarkdownText.of(again(cell))));
    result.notes().forEach(note -> lines.add("- " + MarkdownText.of(note)));
    return lines;
  }

  /** The result in one sentence. */
  public static String summary(GateResult result) {
    int more = result.moreLaunches();
    String rest =
        more == 0 || isFar(more, result)
            ? ""
            : String.format(
                Locale.ROOT,
                " About %s of each side would decide the others.",
                Counted.of(more, "more launch"));
    return counts(result) + rest;
  }

  /** What was seen the first time, and what then. */
  static String again(CellConfirmation cell) {
    String seen = cell.first().pair().name() + " was " + ratio(cell.first()) + " at first";
    return cell.again()
        .map(
            then ->
                seen
                    + ", and "
                    + ratio(then)
                    + " with "
                    + Counted.of(cell.launches(), "launch")
                    + " more"
                    + (cell.isFalseAlarm()
                        ? ": a false alarm."
                        : then.outcome() == GateOutcome.REGRESSION
                            ? ": confirmed."
                            : ": undecided."))
        .orElse(seen + ", and was not measured again.");
  }

  static String ratio(CellGate cell) {
    return cell.ratio()
        .map(
            ratio ->
                Figures.ratio(ratio.value())
                    + " ["
                    + Figures.ratio(ratio.low())
                    + ", "
                    + Figures.ratio(ratio.high())
                    + "]")
        .orElseGet(
            () ->
                Figures.ratio(cell.pair().figuresOfB().median() / cell.pair().figuresOfA().median())
                    + " (of the medians)");
  }

  /** Whether the campaign is too short to tell how many launches are missing. */
  private static boolean isFar(int more, GateResult result) {
    return result.cells().stream()
        .anyMatch(
            cell -> cell.moreLaunches() == more && FurtherLaunchesText.isFar(more, launches(cell)));
  }

  private static int launches(CellGate cell) {
    return Math.min(cell.pair().a().length, cell.pair().b().length);
  }

  private static String counts(GateResult result) {
    long regressions =
        result.cells().stream().filter(c -> c.outcome() == GateOutcome.REGRESSION).count();
    long passed = result.cells().stream().filter(c -> c.outcome() == GateOutcome.PASSED).count();
    int missing = result.missing().size();
    return String.format(
        Locale.ROOT,
        "Gate: %s. Of %s %s slower by more than %.1f %%%s, %s within that limit%s.",
        result.outcome().word(),
        Counted.of(result.cells().size() + missing, "cell"),
        are(regressions),
        result.margin() * 100,
        result.cells().stream().anyMatch(CellGate::moreOftenSlow) ? " or more often slow" : "",
        are(passed),
        missing == 0 ? "" : ", " + are(missing) + " missing");
  }

  /** A number with its verb; none is said in words, since "0 are" looks like a mistake. */
  private static String are(long number) {
    return number == 0 ? "none is" : number + (number == 1 ? " is" : " are");
  }

  private static TextTable table(List<CellGate> cells, UnaryOperator<String> shortened) {
    return TextTable.of(
        TextColumn.words(cells, cell -> shortened.apply(cell.pair().name()), "cell"),
        TextColumn.right(
            cells, cell -> ColumnUnit.time(cell.pair().figuresOfA().median()), "baseline"),
        TextColumn.right(cells, cell -> ColumnUnit.time(cell.pair().figuresOfB().median()), "head"),
        TextColumn.right(
            cells,
            cell -> cell.ratio().map(ratio -> Figures.ratio(ratio.value())).orElse("-"),
            "ratio"),
        TextColumn.words(
            cells, cell -> cell.ratio().map(Figures::ratios).orElse(Figures.TOO_FEW), "interval"),
        TextColumn.words(cells, GateText::outcome, "outcome"));
  }

  /**
   * The outcome in words, with what a ratio does not show, and what would decide where nothing is
   * decided.
   */
  static String outcome(CellGate cell) {
    int more = cell.moreLaunches();
    return cell.outcome().word()
        + (cell.moreOftenSlow() ? ": more often slow" : "")
        + (more == 0 ? "" : ": " + missing(more, launches(cell)));
  }

  /** Not even the largest number decides where steps of the clock hide the difference. */
  private static String missing(int more, int launches) {
    if (more >= FurtherSamples.MAX) {
      return "more launches would not decide it";
    }
    return FurtherLaunchesText.isFar(more, launches)
        ? "far more launches are needed"
        : "about " + Counted.of(more, "launch") + " missing";
  }
}
