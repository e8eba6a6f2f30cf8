package org.tutti.stats.interval;

import java.util.Optional;
import java.util.function.BiFunction;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.series.SerialDependence;

/**
 * Confidence interval of the median of values that may depend on those before them: the medians of
 * launches. If no dependence is found ({@link SerialDependence}), it is that of {@link
 * QuantileInterval}. Otherwise its ranks are those of the number of independent values that the
 * values are worth, by the normal approximation: {@code n/2 - z n / (2 sqrt(effective))} and its
 * counterpart. There is none if they are worth fewer than {@value #MIN_EFFECTIVE}: then the
 * estimate of the dependence itself is too uncertain.
 */
public final class MedianInOrder {
  /**
   * The fewest independent values, by simulation: with fewer, intervals of strongly dependent
   * launches cover too seldom.
   */
  public static final int MIN_EFFECTIVE = 8;

  private MedianInOrder() {}

  /**
   * The interval; empty if there are too few values, or if they are worth too few.
   *
   * @param values finite values in the order of observation
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     finite, or {@code level} is not between 0 and 1
   */
  public static Optional<Estimate> of(double[] values, double level) {
    return of(values, level, QuantileInterval::ofMedian);
  }

  /**
   * The same with the narrower interval of {@link InterpolatedMedian} for independent values, whose
   * coverage is that of the level rather than at least that.
   */
  public static Optional<Estimate> interpolated(double[] values, double level) {
    return of(values, level, InterpolatedMedian::of);
  }

  private static Optional<Estimate> of(
      double[] values, double level, BiFunction<double[], Double, Estimate> independent) {
    Checks.finite("values", values, 1);
    int n = values.length;
    if (n < QuantileInterval.minimumSize(0.5, level)) {
      return Optional.empty();
    }
    SerialDependence dependence = SerialDependence.of(values);
    if (!dependence.isFound()) {
      return Optional.of(independent.apply(values, level));
    }
    double effective = dependence.effective();
    if (effective < MIN_EFFECTIVE) {
      return Optional.empty();
    }
    double z = NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - level) / 2);
    int lower = (int) Math.max(1, Math.floor(n * (0.5 - z / (2 * Math.sqrt(effective)))));
    OrderedSample ordered = OrderedSample.of("values", values);
    return Optional.of(
        new Estimate(
            ordered.median(),
            ordered.get(lower - 1),
            ordered.get(n - lower),
            level,
            "order statistics, dependent values",
            n));
  }
}
