package org.tutti.stats.hypothesis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tests that belong together, such as one per cell of a comparison. Their p-values are corrected by
 * Holm's method by default: without a correction, five of a hundred cells without any difference
 * would be marked with an asterisk.
 *
 * @param <K> what a test is about, such as a cell
 * @param rows one row per test, in the order given
 * @param correction how the p-values were corrected
 */
public record TestTable<K>(List<Row<K>> rows, Correction correction) {

  /** Copies the list. */
  public TestTable {
    rows = List.copyOf(rows);
  }

  /**
   * One test of a table.
   *
   * @param key what the test is about
   * @param result the test on its own
   * @param correctedPValue its p-value, corrected for the other tests
   */
  public record Row<K>(K key, TestResult result, double correctedPValue) {

    /** The asterisks of the corrected p-value. */
    public String asterisks() {
      return SignificanceStars.of(correctedPValue);
    }

    /** Whether the null hypothesis is rejected at a significance level, after the correction. */
    public boolean rejectedAt(double significance) {
      return correctedPValue <= significance;
    }
  }

  /** The table of some tests, corrected by Holm's method. */
  public static <K> TestTable<K> of(Map<K, TestResult> results) {
    return of(results, Correction.HOLM);
  }

  /** The table of some tests with another correction. */
  public static <K> TestTable<K> of(Map<K, TestResult> results, Correction correction) {
    Map<K, TestResult> ordered = new LinkedHashMap<>(results);
    double[] corrected =
        correction.apply(ordered.values().stream().mapToDouble(TestResult::pValue).toArray());
    List<Row<K>> rows = new ArrayList<>();
    ordered.forEach((key, result) -> rows.add(new Row<>(key, result, corrected[rows.size()])));
    return new TestTable<>(rows, correction);
  }
}
