package org.tutti.stats.bootstrap;

import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.random.RandomGenerator;
import org.apache.commons.math3.random.Well19937c;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.Checks;

/**
 * Bootstrap interval of any statistic (Efron and Tibshirani 1993, "An Introduction to the
 * Bootstrap"). The same seed, data and settings give the same interval, on any machine.
 *
 * <p>It attains its level for independent observations and smooth statistics, such as means, from
 * about 100 observations on; with 20, its coverage at level 0.95 is about 0.93. For quantiles,
 * {@link org.tutti.stats.interval.QuantileInterval} is better; for minimum and maximum, the
 * bootstrap is invalid.
 */
public final class Bootstrap {

  private final long seed;
  private final int resamples;
  private final BootstrapMethod method;

  private Bootstrap(long seed, int resamples, BootstrapMethod method) {
    this.seed = seed;
    this.resamples = resamples;
    this.method = method;
  }

  /** A BCa bootstrap of 2000 resamples. */
  public static Bootstrap seeded(long seed) {
    return new Bootstrap(seed, 2000, BootstrapMethod.BCA);
  }

  /** With another number of resamples, at least 100. */
  public Bootstrap withResamples(int newResamples) {
    return new Bootstrap(seed, Checks.atLeast("resamples", newResamples, 100), method);
  }

  /** With another method for the interval. */
  public Bootstrap with(BootstrapMethod newMethod) {
    return new Bootstrap(seed, resamples, newMethod);
  }

  /**
   * A statistic with its interval.
   *
   * @param values at least 2 finite values
   * @param statistic a function of an array of that size, and for BCa of one less; it must not keep
   *     or change the array
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if {@code values} has fewer than 2 elements or one that is not
   *     finite, if the statistic of a resample is not finite, or for the reasons given in {@link
   *     Replicates}
   */
  public Estimate estimate(double[] values, ToDoubleFunction<double[]> statistic, double level) {
    Checks.finite("values", values, 2);
    int n = values.length;
    RandomGenerator random = new Well19937c(seed);
    double[] replicates = new double[resamples];
    double[] resample = new double[n];
    for (int r = 0; r < resamples; r++) {
      for (int i = 0; i < n; i++) {
        resample[i] = values[random.nextInt(n)];
      }
      replicates[r] = statistic.applyAsDouble(resample);
    }
    Replicates found = new Replicates(statistic.applyAsDouble(values.clone()), replicates);
    double[] leftOut =
        method == BootstrapMethod.BCA ? leaveOneOut(values, statistic) : new double[0];
    return method.interval(found, leftOut, level, n);
  }

  private static double[] leaveOneOut(double[] values, ToDoubleFunction<double[]> statistic) {
    double[] without = new double[values.length - 1];
    System.arraycopy(values, 1, without, 0, without.length);
    double[] statistics = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      statistics[i] = statistic.applyAsDouble(without);
      if (i < without.length) {
        without[i] = values[i];
      }
    }
    return statistics;
  }
}
