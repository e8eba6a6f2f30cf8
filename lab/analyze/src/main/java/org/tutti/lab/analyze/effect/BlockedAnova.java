package org.tutti.lab.analyze.effect;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.commons.statistics.distribution.FDistribution;
import org.tutti.stats.comparison.Groups;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.sample.Rescaling;

/**
 * Analysis of variance of several treatments, each observed once in every block (Fisher 1935). The
 * null hypothesis is that all have the same mean; the statistic is F. What blocks differ by is no
 * part of the spread by which treatments are judged.
 */
public final class BlockedAnova {
  private BlockedAnova() {}

  /**
   * Tests at least two treatments in at least two blocks.
   *
   * @param treatments for each treatment its values, in the order of the blocks
   * @return empty if nothing varies apart from treatments and blocks
   * @throws IllegalArgumentException if there are fewer than two treatments or blocks, treatments
   *     have different numbers of values, or one is not finite
   */
  public static Optional<TestResult> test(List<double[]> treatments) {
    double[] all = Groups.joined(treatments, 2);
    int k = treatments.size();
    int blocks = treatments.get(0).length;
    if (treatments.stream().anyMatch(values -> values.length != blocks)) {
      throw new IllegalArgumentException("treatments[] have different numbers of blocks");
    }
    List<double[]> moved =
        treatments.stream().map(values -> Rescaling.moved(values, all[0])).toList();
    double[] ofTreatments = moved.stream().mapToDouble(BlockedAnova::mean).toArray();
    double[] ofBlocks = new double[blocks];
    for (int block = 0; block < blocks; block++) {
      int place = block;
      ofBlocks[block] = moved.stream().mapToDouble(values -> values[place]).sum() / k;
    }
    double mean = mean(ofTreatments);
    double between = 0;
    double within = 0;
    for (int i = 0; i < k; i++) {
      between += blocks * (ofTreatments[i] - mean) * (ofTreatments[i] - mean);
      for (int block = 0; block < blocks; block++) {
        double rest = moved.get(i)[block] - ofTreatments[i] - ofBlocks[block] + mean;
        within += rest * rest;
      }
    }
    if (within == 0) {
      return Optional.empty();
    }
    double degrees = (k - 1.0) * (blocks - 1.0);
    double statistic = between / (k - 1.0) / (within / degrees);
    return Optional.of(
        new TestResult(
            statistic,
            FDistribution.of(k - 1.0, degrees).survivalProbability(statistic),
            Alternative.TWO_SIDED,
            "analysis of variance with blocks",
            all.length));
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElseThrow();
  }
}
