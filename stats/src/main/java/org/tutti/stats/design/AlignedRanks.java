package org.tutti.stats.design;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.stats.rank.MidRanks;
import org.tutti.stats.sample.OrderedSample;

/**
 * The values of a response without the effects of block, treatment, and whatever else is removed,
 * and their ranks less the mean rank (Hodges and Lehmann 1962, "Rank methods for combination of
 * independent experiments").
 */
final class AlignedRanks {
  /** A sum of squared ranks that can only be rounding. */
  private static final double NOTHING = 1e-9;

  private final BlockedResponse response;
  private final int levels;
  private final int given;
  private final double[][] residuals;
  private final double[][] ranks;

  AlignedRanks(BlockedResponse response) {
    this.response = response;
    this.levels = count(response.levels());
    this.given = count(response.given());
    this.residuals = withoutGiven(residuals(response.values()));
    this.ranks = ranks(residuals);
  }

  private static int count(int[][] levels) {
    return 1 + Stream.of(levels).flatMapToInt(IntStream::of).max().orElseThrow();
  }

  private static double[][] residuals(double[][] values) {
    int treatments = values[0].length;
    double[][] residuals = new double[values.length][];
    double[] ofTreatment = new double[treatments];
    for (int block = 0; block < values.length; block++) {
      double mean = Arrays.stream(values[block]).average().orElseThrow();
      residuals[block] = Arrays.stream(values[block]).map(value -> value - mean).toArray();
      for (int treatment = 0; treatment < treatments; treatment++) {
        ofTreatment[treatment] += residuals[block][treatment] / values.length;
      }
    }
    for (double[] row : residuals) {
      Arrays.setAll(row, treatment -> row[treatment] - ofTreatment[treatment]);
    }
    return residuals;
  }

  /**
   * Less the mean at each level of the effect that is removed: a residual that kept it would take
   * it along to a row with other levels (Freedman and Lane 1983).
   */
  private double[][] withoutGiven(double[][] residuals) {
    double[] means = means(residuals, IntStream.range(0, residuals.length).toArray());
    for (int row = 0; row < residuals.length; row++) {
      int[] ofRow = response.given()[row];
      double[] values = residuals[row];
      Arrays.setAll(values, treatment -> values[treatment] - means[ofRow[treatment]]);
    }
    return residuals;
  }

  private static double[][] ranks(double[][] residuals) {
    int treatments = residuals[0].length;
    double[] all = Stream.of(residuals).flatMapToDouble(Arrays::stream).toArray();
    double[] flat = MidRanks.of("residuals", all).toArray();
    double[][] ranks = new double[residuals.length][treatments];
    for (int i = 0; i < flat.length; i++) {
      ranks[i / treatments][i % treatments] = flat[i] - (flat.length + 1) / 2.0;
    }
    return ranks;
  }

  /** The rows in the order that a permutation of all blocks puts their blocks in. */
  int[] rows(int[] permutation) {
    int[] rowOf = new int[permutation.length];
    Arrays.fill(rowOf, -1);
    for (int row = 0; row < response.blocks().length; row++) {
      rowOf[response.blocks()[row]] = row;
    }
    return Arrays.stream(permutation).map(block -> rowOf[block]).filter(row -> row >= 0).toArray();
  }

  /**
   * Variance between the levels, relative to that of all values, if the block of each row had given
   * the ranks of another row.
   *
   * @param rows for each row, the one whose ranks it takes
   */
  double statistic(int[] rows) {
    double[] means = means(ranks, rows);
    double[] sums = new double[levels];
    int[] counts = new int[levels];
    double total = 0;
    int n = 0;
    for (int row = 0; row < rows.length; row++) {
      for (int treatment = 0; treatment < ranks[row].length; treatment++) {
        int level = response.levels()[row][treatment];
        if (level != BlockedResponse.NONE) {
          double value = ranks[rows[row]][treatment] - means[response.given()[row][treatment]];
          sums[level] += value;
          counts[level]++;
          total += value * value;
          n++;
        }
      }
    }
    double mean = Arrays.stream(sums).sum() / n;
    double between = 0;
    for (int level = 0; level < levels; level++) {
      double difference = counts[level] == 0 ? 0 : sums[level] / counts[level] - mean;
      between += counts[level] * difference * difference;
    }
    return levels < 2 || total < NOTHING ? 0 : between / (levels - 1) / (total / n);
  }

  /** Mean at each level of the effect that is removed. */
  private double[] means(double[][] values, int[] rows) {
    double[] means = new double[given];
    int[] counts = new int[given];
    for (int row = 0; row < rows.length; row++) {
      for (int treatment = 0; treatment < values[row].length; treatment++) {
        int level = response.given()[row][treatment];
        means[level] += values[rows[row]][treatment];
        counts[level]++;
      }
    }
    Arrays.setAll(means, level -> counts[level] == 0 ? 0 : means[level] / counts[level]);
    return means;
  }

  /** The level that differs most from the others, by how much, with this p-value. */
  OrderEffect effect(double pValue) {
    OrderEffect most = new OrderEffect(pValue, 0, 0);
    for (int level = 0; level < levels; level++) {
      double shift = shift(level);
      most =
          Math.abs(shift) > Math.abs(most.shift()) ? new OrderEffect(pValue, level, shift) : most;
    }
    return most;
  }

  private double shift(int level) {
    double[] at = residuals(level, true);
    double[] elsewhere = residuals(level, false);
    return at.length == 0 || elsewhere.length == 0
        ? 0
        : OrderedSample.of("values", at).median() - OrderedSample.of("values", elsewhere).median();
  }

  private double[] residuals(int level, boolean at) {
    return IntStream.range(0, residuals.length)
        .boxed()
        .flatMapToDouble(
            row ->
                IntStream.range(0, residuals[row].length)
                    .filter(treatment -> isAt(row, treatment, level) == at)
                    .mapToDouble(treatment -> residuals[row][treatment]))
        .toArray();
  }

  private boolean isAt(int row, int treatment, int level) {
    return response.levels()[row][treatment] == level;
  }
}
