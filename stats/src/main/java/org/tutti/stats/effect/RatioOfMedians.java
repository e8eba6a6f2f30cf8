package org.tutti.stats.effect;

import java.util.Arrays;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileSpread;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * The ratio of two medians with its interval, made on the logarithmic scale from the standard
 * errors of both medians (Price and Bonett 2002; see {@link QuantileSpread}). The violation ratio
 * of Lübbe 2017, section 3.2, is this estimate, with an interval.
 *
 * <p>It promises its level for independent samples of any continuous distributions from about 30
 * values each; with fewer it covers more, up to 0.98 at 6 with the level 0.95.
 */
public final class RatioOfMedians {

  private RatioOfMedians() {}

  /**
   * The ratio {@code median(x) / median(y)}.
   *
   * @param x at least 6 positive values
   * @param y at least 6 positive values
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if {@code x} or {@code y} has fewer than 6 elements or one
   *     that is not positive and finite
   */
  public static Estimate of(double[] x, double[] y, double level) {
    Checks.openUnit("level", level);
    int minimum = QuantileSpread.minimumSize(0.5);
    Checks.positive("x", x, minimum);
    Checks.positive("y", y, minimum);
    double reach = logarithmicSpread(x).reachWith(logarithmicSpread(y), level);
    double ratio = OrderedSample.of("x", x).median() / OrderedSample.of("y", y).median();
    return new Estimate(
        ratio,
        ratio * Math.exp(-reach),
        ratio * Math.exp(reach),
        level,
        "ratio of medians, Price-Bonett",
        x.length + y.length);
  }

  private static QuantileSpread logarithmicSpread(double[] values) {
    double[] logarithms = Arrays.stream(values).map(Math::log).toArray();
    return QuantileSpread.of(OrderedSample.of("values", logarithms), 0.5);
  }
}
