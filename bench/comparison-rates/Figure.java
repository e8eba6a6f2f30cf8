package org.tutti.bench.comparisonrates;

import java.util.List;
import java.util.function.Predicate;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.Verdict;

/**
 * A share of comparisons.
 *
 * @param name in the result
 * @param of the comparisons it is a share of
 * @param counted which of them are counted
 */
record Figure(String name, Predicate<CellComparison> of, Predicate<CellComparison> counted) {

  /** Of all comparisons. */
  Figure(String name, Predicate<CellComparison> counted) {
    this(name, cell -> true, counted);
  }

  /** How many intervals cover a ratio. */
  static Figure covers(double ratio) {
    return new Figure(
        "interval covers a ratio of " + ratio,
        cell -> cell.ratio().isPresent(),
        cell -> cell.ratio().orElseThrow().contains(ratio));
  }

  /** How often the verdict is one of these. */
  static Figure says(String name, Verdict... verdicts) {
    return new Figure(name, cell -> List.of(verdicts).contains(cell.verdict()));
  }

  /** The share with its standard error. */
  Share share(List<CellComparison> comparisons) {
    List<CellComparison> all = comparisons.stream().filter(of).toList();
    return new Share((int) all.stream().filter(counted).count(), all.size());
  }

  /** So many of so many. */
  record Share(int found, int trials) {
    double value() {
      return (double) found / trials;
    }

    double standardError() {
      return Math.sqrt(value() * (1 - value()) / trials);
    }
  }
}
