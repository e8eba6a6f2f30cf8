package org.tutti.analysis.compare;

import java.util.List;

/** Compares cells of the same launches, which form the pairs. */
public final class PairedComparison {
  private PairedComparison() {}

  /** One result for each pair, in order; p-values are corrected for all of them. */
  public static List<CellComparison> of(List<CellPair> pairs, ComparisonOptions options) {
    return pairs.isEmpty() ? List.of() : new CellJudge(new PairedLaunches(), options).judge(pairs);
  }

  /**
   * The fewest launches with which a difference can be found in one of several cells, however great
   * it is.
   *
   * @param tests number of tests that are corrected for each other; at least 1
   */
  public static int leastLaunches(int tests, ComparisonOptions options) {
    return new PairedLaunches().leastLaunches(tests, options);
  }
}
