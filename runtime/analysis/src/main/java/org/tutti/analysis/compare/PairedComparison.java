package org.tutti.analysis.compare;

import java.util.List;

/** Compares cells of the same launches, which form the pairs. */
public final class PairedComparison {
  private PairedComparison() {}

  /** One result for each pair, in order; p-values are corrected for all of them. */
  public static List<CellComparison> of(List<CellPair> pairs, ComparisonOptions options) {
    return pairs.isEmpty() ? List.of() : new CellJudge(new PairedLaunches(), options).judge(pairs);
  }
}
