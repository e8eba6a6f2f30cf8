package org.tutti.stats.rank;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.tutti.stats.sample.Checks;

/**
 * Exact distribution of a sum of ranks when every choice of ranks is equally likely, by counting
 * the choices for each sum, one rank at a time (the shift algorithm of Streitberg and Röhmel 1986).
 * Ties are allowed: ranks are multiples of one half. Counts are only added, so there is no
 * cancellation.
 */
public final class RankSumDistribution {

  /** The rank sum times the scale is the index; the value its probability. */
  private final double[] probabilities;

  /** 1 if all ranks are whole, otherwise 2. */
  private final int scale;

  private RankSumDistribution(double[] counts, int scale) {
    this.scale = scale;
    double total = 0;
    for (double count : counts) {
      total += count;
    }
    for (int i = 0; i < counts.length; i++) {
      counts[i] /= total;
    }
    this.probabilities = counts;
  }

  /**
   * The sum of {@code size} ranks drawn without replacement: the rank sum of one of two samples.
   *
   * @param ranks all ranks, multiples of one half
   * @param size number of ranks drawn, from 1 to {@code ranks.length}
   */
  public static RankSumDistribution ofDraws(double[] ranks, int size) {
    Checks.atLeast("size", size, 1);
    Checks.atLeast("ranks", ranks, size);
    int scale = scale(ranks);
    int[] steps = steps(ranks, scale);
    double[][] counts = new double[size + 1][IntStream.of(steps).sum() + 1];
    counts[0][0] = 1;
    int reach = 0;
    for (int i = 0; i < steps.length; i++) {
      reach += steps[i];
      for (int drawn = Math.min(size, i + 1); drawn >= 1; drawn--) {
        for (int sum = reach; sum >= steps[i]; sum--) {
          counts[drawn][sum] += counts[drawn - 1][sum - steps[i]];
        }
      }
    }
    return new RankSumDistribution(counts[size], scale);
  }

  /** Probability of a sum of at most {@code rankSum}. */
  public double atMost(double rankSum) {
    double sum = 0;
    for (int i = 0; i <= step(rankSum, scale) && i < probabilities.length; i++) {
      sum += probabilities[i];
    }
    return Math.min(1, sum);
  }

  /** Probability of a sum of at least {@code rankSum}. */
  public double atLeast(double rankSum) {
    double sum = 0;
    for (int i = probabilities.length - 1; i >= 0 && i >= step(rankSum, scale); i--) {
      sum += probabilities[i];
    }
    return Math.min(1, sum);
  }

  /**
   * The smallest sum for which the probability of that or a smaller sum is at least {@code
   * probability}.
   */
  public double quantile(double probability) {
    Checks.openUnit("probability", probability);
    double sum = 0;
    int i = -1;
    while (sum < probability && i < probabilities.length - 1) {
      i++;
      sum += probabilities[i];
    }
    return (double) i / scale;
  }

  private static int scale(double[] ranks) {
    return DoubleStream.of(ranks).allMatch(rank -> rank == Math.rint(rank)) ? 1 : 2;
  }

  private static int[] steps(double[] ranks, int scale) {
    return DoubleStream.of(ranks).mapToInt(rank -> step(rank, scale)).toArray();
  }

  private static int step(double rank, int scale) {
    return (int) Math.round(scale * rank);
  }
}
