package org.tutti.stats.rank;

import org.tutti.stats.sample.Checks;

/**
 * Exact distribution of a sum of ranks when every choice of ranks is equally likely, by counting
 * the choices of each sum one rank at a time (the shift algorithm of Streitberg and Röhmel 1986).
 * Ties are allowed: ranks are multiples of one half. Counts only ever grow, so nothing cancels.
 */
public final class RankSumDistribution {

  /** Twice the rank sum is the index; the value its probability. */
  private final double[] probabilities;

  private RankSumDistribution(double[] counts) {
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
    double[][] counts = new double[size + 1][doubledSum(ranks) + 1];
    counts[0][0] = 1;
    int reach = 0;
    for (double rank : ranks) {
      int doubled = doubled(rank);
      reach += doubled;
      for (int drawn = size; drawn >= 1; drawn--) {
        for (int sum = reach; sum >= doubled; sum--) {
          counts[drawn][sum] += counts[drawn - 1][sum - doubled];
        }
      }
    }
    return new RankSumDistribution(counts[size]);
  }

  /**
   * The sum of those ranks whose sign, a fair coin, is positive: the statistic of the signed-rank
   * test.
   *
   * @param ranks all ranks, multiples of one half
   */
  public static RankSumDistribution ofSigns(double[] ranks) {
    Checks.atLeast("ranks", ranks, 1);
    double[] counts = new double[doubledSum(ranks) + 1];
    counts[0] = 1;
    int reach = 0;
    for (double rank : ranks) {
      int doubled = doubled(rank);
      reach += doubled;
      for (int sum = reach; sum >= doubled; sum--) {
        counts[sum] += counts[sum - doubled];
      }
    }
    return new RankSumDistribution(counts);
  }

  /** Probability of a sum of at most {@code rankSum}. */
  public double atMost(double rankSum) {
    double sum = 0;
    for (int i = 0; i <= doubled(rankSum) && i < probabilities.length; i++) {
      sum += probabilities[i];
    }
    return Math.min(1, sum);
  }

  /** Probability of a sum of at least {@code rankSum}. */
  public double atLeast(double rankSum) {
    double sum = 0;
    for (int i = probabilities.length - 1; i >= 0 && i >= doubled(rankSum); i--) {
      sum += probabilities[i];
    }
    return Math.min(1, sum);
  }

  /**
   * The least sum whose probability of being reached or undercut is at least {@code probability}.
   */
  public double quantile(double probability) {
    Checks.openUnit("probability", probability);
    double sum = 0;
    int i = -1;
    while (sum < probability && i < probabilities.length - 1) {
      i++;
      sum += probabilities[i];
    }
    return i / 2.0;
  }

  private static int doubled(double rank) {
    return (int) Math.round(2 * rank);
  }

  private static int doubledSum(double[] ranks) {
    int sum = 0;
    for (double rank : ranks) {
      sum += doubled(rank);
    }
    return sum;
  }
}
