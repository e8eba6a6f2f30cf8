package org.tutti.lab.history.series;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.rank.MidRanks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Where in a series its level changed once, with an interval: the splits whose likelihood falls
 * short of the greatest one by little. Normal scores of the ranks are taken for normal values of
 * two levels, so that single values far off have no weight.
 *
 * @param index number of values before the change
 * @param first least number of values before it, at 95 %
 * @param last greatest number of values before it
 * @param before median of the values before it, back to the change before
 * @param after median of the values after it, up to the next change
 */
public record ChangePlace(int index, int first, int last, double before, double after) {
  /**
   * Logarithms of the likelihood: of two independent random walks away from the change, neither
   * exceeds that with a probability of {@code (1 - exp(-c))²} at least (Siegmund 1988, "Confidence
   * sets in change-point problems").
   */
  private static final double SHORTFALL = -Math.log(1 - Math.sqrt(0.95));

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  /** The place of the one change in the values from one index to another. */
  static ChangePlace of(double[] values, int from, int to) {
    double[] part = Arrays.copyOfRange(values, from, to);
    int n = part.length;
    double[] scores = scores(part);
    double[] within = new double[n];
    double sum = 0;
    double squares = 0;
    for (double score : scores) {
      squares += score * score;
    }
    int best = 1;
    for (int split = 1; split < n; split++) {
      sum += scores[split - 1];
      within[split] = squares - sum * sum * n / ((double) split * (n - split));
      best = within[split] < within[best] ? split : best;
    }
    // Two levels were fitted; scores that are all explained leave the least that ranks can tell.
    double variance = Math.max(within[best], 1.0 / n) / Math.max(1, n - 2);
    int first = best;
    int last = best;
    for (int split = 1; split < n; split++) {
      if (within[split] - within[best] <= 2 * SHORTFALL * variance) {
        first = Math.min(first, split);
        last = Math.max(last, split);
      }
    }
    return new ChangePlace(
        from + best,
        from + first,
        from + last,
        OrderedSample.of("values", Arrays.copyOf(part, best)).median(),
        OrderedSample.of("values", Arrays.copyOfRange(part, best, n)).median());
  }

  private static double[] scores(double[] values) {
    MidRanks ranks = MidRanks.of("values", values);
    double[] scores = new double[values.length];
    for (int i = 0; i < scores.length; i++) {
      scores[i] = NORMAL.inverseCumulativeProbability((ranks.get(i) - 0.5) / scores.length);
    }
    double mean = OrderedSample.of("scores", scores).mean();
    for (int i = 0; i < scores.length; i++) {
      scores[i] -= mean;
    }
    return scores;
  }
}
