package org.tutti.lab.analyze.effect;

import org.tutti.stats.rank.TwoSampleRanks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Cliff's delta: of all pairs of a value of {@code x} and one of {@code y}, the share in which
 * {@code x} is greater minus the share in which it is less (Cliff 1993, "Dominance statistics"). It
 * ranges from -1, where all of {@code x} lies below all of {@code y}, to 1; it is 0 if neither
 * dominates, such as when all values are tied.
 */
public final class CliffsDelta {

  private CliffsDelta() {}

  /**
   * The delta of two samples of at least one value each.
   *
   * @throws IllegalArgumentException if {@code x} or {@code y} is empty or has an element that is
   *     not finite
   */
  public static EffectSize of(double[] x, double[] y) {
    TwoSampleRanks ranks = TwoSampleRanks.of(OrderedSample.of("x", x), OrderedSample.of("y", y));
    double pairs = (double) x.length * y.length;
    return new EffectSize(2 * ranks.u() / pairs - 1, "Cliff's delta", x.length + y.length);
  }
}
