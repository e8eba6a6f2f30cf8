package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Verdict;
import org.tutti.diagnostics.Counted;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.stats.interval.Estimate;

/** Comparisons of one side, A, with one or several others, as plain text. */
public final class ComparisonText {
  /** Steps that move the ends of an interval by less are not seen in it. */
  private static final double VISIBLE = 1.003;

  /** The others are shown in full. */
  private static final int MAX_NOTES = 4;

  private static final String LEGEND =
      "A, B: median over launches of the launch medians. B/A: median of the ratios between"
          + " launches, or between pairs of blocks if launches are paired; it need not equal B"
          + " divided by A. P(B > A): probability that a launch of B takes longer than one of"
          + " A, or two of B than two of A in the same blocks; above 0.5, B is slower if the"
          + " p-value is small: * p <= 0.05, ** p <= 0.01, *** p <= 0.001.";

  private static final String RATIO =
      "B/A is the median of the ratios between launches, or between pairs of blocks if launches"
          + " are paired. When launches vary as much as here, it differs from B divided by A.";

  private static final String STEPS =
      "Times are multiples of the clock step. The intervals allow for half a step of A and of B;"
          + " observations of several calls (--batch) reduce the effect.";

  private static final String UNDECIDED =
      "undecided (+n): not enough evidence; n more launches of each side would be enough. +n to"
          + " +m: in 80 of 100 such campaigns. far more: over ten times as many. undecidable:"
          + " no number of launches would be enough.";

  private ComparisonText() {}

  /** Whether a side may be trusted; {@code name} begins the line. */
  public static List<String> trust(String name, CampaignAnalysis analysis, PageStyle style) {
    List<Remark> remarks = Remarks.of(analysis, ReportView.names(analysis));
    return TrustLines.of(name, analysis, remarks, style);
  }

  /**
   * The answer, the tables, how it was compared, and notes.
   *
   * @param comparisons with the same A, judged together; at least one
   */
  public static List<String> lines(List<CampaignComparison> comparisons, PageStyle style) {
    List<CellComparison> cells =
        comparisons.stream().flatMap(comparison -> comparison.cells().stream()).toList();
    int width = style.width();
    List<String> lines = new ArrayList<>();
    lines.add("A: " + comparisons.get(0).a());
    if (comparisons.size() == 1) {
      lines.add("B: " + comparisons.get(0).b());
    }
    lines.add("");
    for (CampaignComparison comparison : comparisons) {
      String b = comparisons.size() == 1 ? "B" : comparison.b();
      lines.addAll(AnswerText.lines(comparison.cells(), any -> b + " against A", width));
    }
    lines.addAll(missing(comparisons, style));
    lines.addAll(ComparisonTable.all(comparisons, style));
    lines.add("");
    if (!cells.isEmpty()) {
      lines.addAll(WrappedText.paragraph(method(comparisons.get(0), cells.size()), width));
    }
    if (cells.stream().anyMatch(cell -> cell.verdict() == Verdict.NOT_ENOUGH_EVIDENCE)) {
      lines.addAll(WrappedText.paragraph(UNDECIDED, width));
    }
    if (!style.verbose() && cells.stream().anyMatch(ComparisonText::isUnlikeMedians)) {
      lines.addAll(WrappedText.paragraph(RATIO, width));
    }
    indecision(comparisons.get(0), cells)
        .ifPresent(text -> lines.addAll(WrappedText.paragraph(text, width)));
    if (style.verbose()) {
      lines.addAll(WrappedText.paragraph(LEGEND, width));
    }
    if (cells.stream().anyMatch(cell -> cell.pair().hiddenBySteps() > VISIBLE)) {
      lines.addAll(WrappedText.paragraph(STEPS, width));
    }
    lines.addAll(ModesText.lines(cells));
    lines.addAll(notes(comparisons, style));
    return style.fit(lines);
  }

  private static List<String> missing(List<CampaignComparison> comparisons, PageStyle style) {
    List<String> lines = new ArrayList<>();
    for (CampaignComparison comparison : comparisons) {
      if (comparisons.size() > 1 && !comparison.missing().isEmpty()) {
        lines.add(comparison.b() + ":");
      }
      lines.addAll(MissingText.lines(comparison.missing(), style));
    }
    return lines;
  }

  private static List<String> notes(List<CampaignComparison> comparisons, PageStyle style) {
    List<String> notes =
        comparisons.stream().flatMap(comparison -> comparison.notes().stream()).distinct().toList();
    int shown = style.verbose() || notes.size() <= MAX_NOTES + 1 ? notes.size() : MAX_NOTES;
    List<String> lines = new ArrayList<>();
    for (String note : notes.subList(0, shown)) {
      lines.addAll(WrappedText.lines("Note: ", "  ", note, style.width()));
    }
    if (shown < notes.size()) {
      lines.add(Counted.of(notes.size() - shown, "more note") + ": compare ... --verbose");
    }
    return lines;
  }

  private static String method(CampaignComparison comparison, int cells) {
    ComparisonOptions options = comparison.options();
    String alternative =
        switch (options.alternative()) {
          case TWO_SIDED -> "two-sided";
          case LESS -> "alternative: A takes less time than B";
          case GREATER -> "alternative: A takes more time than B";
        };
    return comparison.method().name()
        + ", "
        + alternative
        + "; p-values of "
        + Counted.of(cells, "cell")
        + " corrected for each other by "
        + options.correction().name().toLowerCase(Locale.ROOT).replace('_', ' ')
        + ". Each interval has the level of its cell's corrected test, at least "
        + percent(options.level(options.significance()))
        + ": without 1, B is slower or faster; within "
        + percent(options.margin())
        + ", equivalent.";
  }

  /** Whether the quotient of the medians is none of the ratios that the test leaves possible. */
  private static boolean isUnlikeMedians(CellComparison cell) {
    double quotient = cell.pair().figuresOfB().median() / cell.pair().figuresOfA().median();
    return cell.ratio().filter(ratio -> !ratio.contains(quotient)).isPresent();
  }

  /** What so few launches could not say of any cell, however great the difference. */
  private static Optional<String> indecision(
      CampaignComparison comparison, List<CellComparison> cells) {
    if (!comparison.method().isDecidedByLaunches()) {
      return Optional.empty();
    }
    int tests =
        cells.size() + (int) cells.stream().filter(cell -> cell.modes().isPresent()).count();
    int least = comparison.method().leastLaunches(tests, comparison.options());
    int launches = cells.stream().mapToInt(VerdictText::launches).min().orElse(least);
    return launches >= least
        ? Optional.empty()
        : Optional.of(
            Counted.of(launches, "launch")
                + " of each side cannot show any difference in "
                + (cells.size() == 1 ? "a cell" : Counted.of(cells.size(), "cell"))
                + "; "
                + least
                + " can.");
  }

  static String parameters(CellPair pair) {
    Map<String, String> all = new TreeMap<>(pair.key().parameters());
    all.putAll(pair.levels());
    return all.isEmpty()
        ? ""
        : all.entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .collect(Collectors.joining(", ", " (", ")"));
  }

  static String ratioWithInterval(Estimate ratio) {
    return Figures.ratio(ratio.value())
        + " ["
        + Figures.ratio(ratio.low())
        + ", "
        + Figures.ratio(ratio.high())
        + "]";
  }

  /** A share in percent, without zeros at its end, such as {@code 3 %}. */
  public static String percent(double share) {
    return String.format(Locale.ROOT, "%s %%", trimmed(share * 100));
  }

  private static String trimmed(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value);
    return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
  }
}
