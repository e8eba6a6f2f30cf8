package org.tutti.report;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ModesComparison;
import org.tutti.analysis.compare.Verdict;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.OrderedSample;

/** The verdict of a comparison, short enough for a table. */
public final class VerdictText {
  private VerdictText() {}

  /** How many times as long B takes as A; known from the first launch on, unlike its interval. */
  public static double ratio(CellComparison comparison) {
    double[] a = comparison.pair().a();
    double[] b = comparison.pair().b();
    return comparison
        .ratio()
        .map(Estimate::value)
        .orElseGet(
            () -> {
              int n = Math.min(a.length, b.length);
              double[] ratios = IntStream.range(0, n).mapToDouble(i -> b[i] / a[i]).toArray();
              return OrderedSample.of("ratios", ratios).median();
            });
  }

  /**
   * The ratio as in {@code 1.69x slower} and {@code 0.51x faster}: B takes so many times as long as
   * A. A question mark where there is not enough evidence.
   */
  public static String against(CellComparison comparison) {
    double ratio = ratio(comparison);
    Verdict verdict = comparison.verdict();
    return switch (verdict) {
      case SLOWER -> times(ratio) + " slower";
      case FASTER -> times(ratio) + " faster";
      case EQUIVALENT -> times(ratio) + " same";
      case MORE_OFTEN_SLOW, LESS_OFTEN_SLOW -> verdict.word();
      case NOT_ENOUGH_EVIDENCE -> times(ratio) + " ?";
    };
  }

  /**
   * The verdict with that on the modes; if there is not enough evidence, with the number of
   * launches that would suffice.
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

  static String within(Verdict direction) {
    return direction.word() + " within modes";
  }

  private static String undecided(CellComparison cell) {
    String more =
        cell.more().map(found -> FurtherLaunchesText.of(found, launches(cell))).orElse("");
    return more.isEmpty() ? "undecidable" : "undecided (" + more + ")";
  }

  /** The launches of either side, whichever are fewer. */
  static int launches(CellComparison cell) {
    return Math.min(cell.pair().a().length, cell.pair().b().length);
  }

  private static String and(Verdict ofModes) {
    return ofModes == Verdict.NOT_ENOUGH_EVIDENCE ? "" : ", " + ofModes.word();
  }

  /** A ratio to three significant digits. */
  static String times(double ratio) {
    return String.format(
        Locale.ROOT, ratio < 10 ? "%.2fx" : ratio < 100 ? "%.1fx" : "%.0fx", ratio);
  }
}
