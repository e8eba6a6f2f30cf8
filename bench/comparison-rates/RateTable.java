package org.tutti.bench.comparisonrates;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.tutti.analysis.compare.CellComparison;

/** Writes the shares that were found beside those that were asked for, a line each. */
final class RateTable {
  private int missed;

  /** Writes the heading. */
  RateTable() {
    System.out.println("figure,distributions,launches,asked,found,standard error,trials,outcome");
  }

  /** Writes how often {@code counted} holds in comparisons, which was to be seldom. */
  void atMost(
      double limit,
      String figure,
      ComparisonScenario scenario,
      List<CellComparison> comparisons,
      Predicate<CellComparison> counted) {
    double share = share(comparisons, counted);
    write(figure, scenario, "at most " + limit, share, comparisons.size(), share <= limit);
  }

  /** Writes how often {@code counted} holds in comparisons, which was to be often. */
  void atLeast(
      double limit,
      String figure,
      ComparisonScenario scenario,
      List<CellComparison> comparisons,
      Predicate<CellComparison> counted) {
    double share = share(comparisons, counted);
    write(figure, scenario, "at least " + limit, share, comparisons.size(), share >= limit);
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

  private static double share(List<CellComparison> cells, Predicate<CellComparison> counted) {
    return (double) cells.stream().filter(counted).count() / cells.size();
  }

  private void write(
      String figure,
      ComparisonScenario scenario,
      String asked,
      double share,
      int trials,
      boolean met) {
    missed += met ? 0 : 1;
    System.out.printf(
        Locale.ROOT,
        "%s,%s,%s,%s,%.4f,%.4f,%d,%s%n",
        figure,
        scenario.words(),
        scenario.launches(),
        asked,
        share,
        Math.sqrt(share * (1 - share) / trials),
        trials,
        met ? "met" : "missed");
  }

  int missed() {
    return missed;
  }
}
