package org.tutti.stats.design;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.random.Well19937c;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.summary.Moments;

/**
 * Tests whether the place in a block, or what came before, affects responses.
 *
 * <p>If it does not, the results of a block would have been the same in another order, so the rows
 * of aligned ranks may be exchanged between the blocks. The p-value is the share of random
 * exchanges that give a statistic at least as large as the one observed; it is exact for any number
 * of blocks and any distribution. All responses are exchanged alike and the largest of their
 * statistics counts, which corrects for their number and takes account of how they depend on each
 * other (Westfall and Young 1993, "Resampling-based multiple testing", section 2.3). To be
 * comparable, statistics are standardized by all of their exchanges, after the cube root has made
 * them nearly normal (Wilson and Hilferty 1931).
 */
public final class OrderEffects {
  /** Difference of standardized statistics that adding up ranks in another order may cause. */
  private static final double ROUNDING = 1e-9;

  private OrderEffects() {}

  /**
   * The effect on each response, in order.
   *
   * @param exchanges how many random exchanges to make; at least 1
   * @param seed of the random exchanges
   */
  public static List<OrderEffect> of(List<BlockedResponse> responses, int exchanges, long seed) {
    Checks.atLeast("exchanges", exchanges, 1);
    List<AlignedRanks> aligned = responses.stream().map(AlignedRanks::new).toList();
    double[][] statistics = new double[aligned.size()][exchanges + 1];
    int[] blocks = IntStream.range(0, blocks(responses)).toArray();
    Well19937c random = new Well19937c(seed);
    // The first are the blocks as they were.
    for (int exchange = 0; exchange <= exchanges; exchange++) {
      for (int i = 0; i < statistics.length; i++) {
        AlignedRanks ranks = aligned.get(i);
        statistics[i][exchange] = Math.cbrt(ranks.statistic(ranks.rows(blocks)));
      }
      shuffle(blocks, random);
    }
    for (double[] ofResponse : statistics) {
      standardize(ofResponse);
    }
    double[] largest = new double[exchanges + 1];
    Arrays.setAll(
        largest,
        exchange ->
            Arrays.stream(statistics)
                .mapToDouble(ofResponse -> ofResponse[exchange])
                .max()
                .orElse(0));
    return IntStream.range(0, statistics.length)
        .mapToObj(i -> aligned.get(i).effect(pValue(statistics[i][0], largest)))
        .toList();
  }

  private static int blocks(List<BlockedResponse> responses) {
    return 1
        + responses.stream()
            .flatMapToInt(response -> Arrays.stream(response.blocks()))
            .max()
            .orElse(0);
  }

  private static void standardize(double[] statistics) {
    Moments moments = Moments.of(statistics);
    double mean = moments.mean();
    double deviation = moments.standardDeviation();
    Arrays.setAll(statistics, i -> deviation == 0 ? 0 : (statistics[i] - mean) / deviation);
  }

  private static double pValue(double observed, double[] largest) {
    long reached = Arrays.stream(largest).filter(one -> one >= observed - ROUNDING).count();
    return (double) reached / largest.length;
  }

  private static void shuffle(int[] blocks, Well19937c random) {
    for (int last = blocks.length - 1; last > 0; last--) {
      int other = random.nextInt(last + 1);
      int kept = blocks[last];
      blocks[last] = blocks[other];
      blocks[other] = kept;
    }
  }
}
