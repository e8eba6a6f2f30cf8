package org.tutti.bench.comparisonrates;

import java.util.List;
import java.util.Locale;
import java.util.function.DoublePredicate;
import java.util.function.IntFunction;
import org.tutti.analysis.compare.CellComparison;

/**
 * Writes the shares that were found beside those that were asked for, a line each. A share that
 * misses by no more than chance may explain is found again with more trials, so that chance does
 * not decide.
 */
final class RateTable {
  /** Chance explains so many standard errors: of hundreds of figures some are that far off. */
  private static final double DOUBTFUL = 3;

  private static final int TIMES = 10;

  private static final double ROUNDED = 1e4;

  private int missed;

  /** Writes the heading. */
  RateTable() {
    System.out.println("figure,distributions,launches,asked,found,standard error,trials,outcome");
  }

  /** Writes how often something holds in comparisons, which was to be seldom. */
  void atMost(
      double limit, Figure figure, ComparisonScenario scenario, List<CellComparison> comparisons) {
    atMost(limit, figure, scenario, comparisons, scenario::simulate);
  }

  /**
   * The same of other cells than the first.
   *
   * @param simulate makes so many comparisons
   */
  void atMost(
      double limit,
      Figure figure,
      ComparisonScenario scenario,
      List<CellComparison> comparisons,
      IntFunction<List<CellComparison>> simulate) {
    write(figure, scenario, "at most ", limit, share -> share <= limit, comparisons, simulate);
  }

  /** Writes how often something holds in comparisons, which was to be often. */
  void atLeast(
      double limit, Figure figure, ComparisonScenario scenario, List<CellComparison> comparisons) {
    write(
        figure,
        scenario,
        "at least ",
        limit,
        share -> share >= limit,
        comparisons,
        scenario::simulate);
  }

  /** Writes how many comparisons do what none may do. */
  void never(String figure, long found, int of) {
    boolean met = found == 0;
    missed += met ? 0 : 1;
    System.out.printf(
        Locale.ROOT,
        "%s,any,any,never,%.6f,,%d,%s%n",
        figure,
        (double) found / of,
        of,
        met ? "met" : "missed");
  }

  private void write(
      Figure figure,
      ComparisonScenario scenario,
      String asked,
      double limit,
      DoublePredicate met,
      List<CellComparison> comparisons,
      IntFunction<List<CellComparison>> simulate) {
    Figure.Share share = figure.share(comparisons);
    boolean doubtful =
        !met.test(share.value())
            && Math.abs(share.value() - limit) <= DOUBTFUL * share.standardError();
    if (doubtful) {
      share = figure.share(simulate.apply(TIMES * comparisons.size()));
    }
    boolean reached = met.test(share.value());
    missed += reached ? 0 : 1;
    System.out.printf(
        Locale.ROOT,
        "%s,%s,%s,%s,%.4f,%.4f,%d,%s%n",
        figure.name(),
        scenario.words(),
        scenario.launches(),
        asked + Math.round(limit * ROUNDED) / ROUNDED,
        share.value(),
        share.standardError(),
        share.trials(),
        reached ? "met" : "missed");
  }

  int missed() {
    return missed;
  }
}
