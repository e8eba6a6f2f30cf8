package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.ModesComparison;
import org.tutti.analysis.compare.Verdict;
import org.tutti.diagnostics.PrintableText;
import org.tutti.stats.hypothesis.SignificanceStars;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.planning.FurtherSamples;

/** A comparison as plain text. */
public final class ComparisonText {
  /** Steps that move the ends of an interval by less are not seen in it. */
  private static final double VISIBLE = 1.003;

  private ComparisonText() {}

  /** The lines: what is compared and how, the table, the notes. */
  public static List<String> lines(CampaignComparison comparison) {
    List<String> lines = new ArrayList<>();
    lines.add("A: " + PrintableText.of(comparison.a()));
    lines.add("B: " + PrintableText.of(comparison.b()));
    lines.add(method(comparison));
    lines.add("");
    TextTable table =
        new TextTable()
            .left("operation")
            .left("benchmark")
            .right("msize [B]")
            .right("p")
            .right("launches")
            .right("A [us]")
            .right("B [us]")
            .right("B/A")
            .left(percent(comparison.options().level()) + " interval")
            .right("p-value")
            .left("")
            .right("P(B > A)")
            .left("verdict on B");
    comparison.cells().forEach(cell -> table.row(row(cell)));
    lines.addAll(table.lines());
    lines.add("");
    lines.add("A, B: median over the launches of their medians.");
    lines.add("B/A: the middle one of the ratios of launches, which need not be B divided by A.");
    lines.add("P(B > A): how likely a launch of B takes longer than one of A. Above 0.5 B is");
    lines.add("  slower, where the p-value says so: * p <= 0.05, ** p <= 0.01, *** p <= 0.001.");
    if (comparison.cells().stream().anyMatch(cell -> cell.pair().hiddenBySteps() > VISIBLE)) {
      lines.add("Times come in steps of the clock. The intervals allow for half a step of A");
      lines.add("  and of B; observations of several calls (--batch) make the steps smaller.");
    }
    lines.addAll(ModesText.lines(comparison.cells()));
    comparison.notes().forEach(note -> lines.add("Note: " + PrintableText.of(note)));
    return lines;
  }

  private static String method(CampaignComparison comparison) {
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
        + comparison.cells().size()
        + (comparison.cells().size() == 1 ? " cell" : " cells")
        + " corrected for each other by "
        + options.correction().name().toLowerCase(Locale.ROOT).replace('_', ' ')
        + "; equivalent means within "
        + percent(options.margin());
  }

  private static List<String> row(CellComparison cell) {
    CellPair pair = cell.pair();
    int launchesOfA = pair.a().length;
    int launchesOfB = pair.b().length;
    return List.of(
        pair.key().operation(),
        pair.key().benchmark() + parameters(pair),
        Figures.count(pair.key().msize()),
        Figures.count(pair.key().processes()),
        launchesOfA == launchesOfB ? "" + launchesOfA : launchesOfA + "/" + launchesOfB,
        Figures.micros(pair.figuresOfA().median()),
        Figures.micros(pair.figuresOfB().median()),
        ratio(cell),
        interval(cell),
        Figures.pValue(cell.difference().correctedPValue()),
        SignificanceStars.of(cell.difference().correctedPValue()),
        String.format(Locale.ROOT, "%.2f", cell.difference().probability()),
        verdict(cell));
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

  /** B / A; a dash with too few launches for an interval. */
  static String ratio(CellComparison cell) {
    return cell.ratio().map(ratio -> Figures.ratio(ratio.value())).orElse("-");
  }

  static String interval(CellComparison cell) {
    return cell.ratio().map(ComparisonText::interval).orElse("(too few)");
  }

  static String ratioWithInterval(Estimate ratio) {
    return Figures.ratio(ratio.value()) + " " + interval(ratio);
  }

  private static String interval(Estimate ratio) {
    return "[" + Figures.ratio(ratio.low()) + ", " + Figures.ratio(ratio.high()) + "]";
  }

  /**
   * The verdict as text, with that on the modes; if there is not enough evidence, with the number
   * of launches that would suffice.
   */
  static String verdict(CellComparison cell) {
    Verdict verdict = cell.verdict();
    Optional<Verdict> ofModes = cell.modes().map(ModesComparison::verdict);
    return switch (verdict) {
      case SLOWER, FASTER ->
          ofModes.map(also -> within(verdict) + and(also)).orElse(verdict.word());
      case MORE_OFTEN_SLOW, LESS_OFTEN_SLOW ->
          verdict.word()
              + (cell.difference().hasDirection()
                  ? ", " + within(cell.difference().direction())
                  : "");
      case EQUIVALENT -> verdict.word();
      case NOT_ENOUGH_EVIDENCE -> undecided(cell);
    };
  }

  private static String undecided(CellComparison cell) {
    if (cell.moreLaunches() >= FurtherSamples.MOST) {
      return cell.verdict().word() + ": more launches would not decide";
    }
    return cell.verdict().word()
        + ": about "
        + cell.moreLaunches()
        + (cell.moreLaunches() == 1 ? " more launch" : " more launches")
        + " of each would be conclusive";
  }

  static String within(Verdict direction) {
    return direction.word() + " within modes";
  }

  private static String and(Verdict ofModes) {
    return ofModes == Verdict.NOT_ENOUGH_EVIDENCE ? "" : ", " + ofModes.word();
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%s %%", trimmed(share * 100));
  }

  private static String trimmed(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value);
    return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
  }
}
