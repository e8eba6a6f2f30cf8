package org.tutti.stats.shape;

import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Density of a sample by a Gaussian kernel: {@code f(t) = sum φ((t - x[i]) / h) / (n h)}, with the
 * bandwidth {@code h = 0.9 min(s, IQR / 1.34) n^(-1/5)} unless another is given (Silverman 1986,
 * "Density Estimation", equation 3.31).
 */
public final class KernelDensity {

  /** Beyond this many bandwidths, the contribution of a value underflows. */
  private static final double FULL_REACH = 39;

  /** Beyond this many bandwidths, a value contributes less than 10⁻¹³ of the kernel's height. */
  private static final double NEAR_REACH = 8;

  private final OrderedSample sample;
  private final double bandwidth;

  private KernelDensity(OrderedSample sample, double bandwidth) {
    this.sample = sample;
    this.bandwidth = bandwidth;
  }

  /**
   * The density with Silverman's bandwidth.
   *
   * @throws IllegalArgumentException if {@code values} has fewer than 2 elements, one that is not
   *     finite, or is constant
   */
  public static KernelDensity of(double[] values) {
    OrderedSample sample = OrderedSample.of("values", Checks.finite("values", values, 2));
    return new KernelDensity(sample, silverman(sample));
  }

  /** The density with a given bandwidth, in the unit of the values; positive. */
  public static KernelDensity of(double[] values, double bandwidth) {
    return new KernelDensity(
        OrderedSample.of("values", values), Checks.positive("bandwidth", bandwidth));
  }

  /**
   * Silverman's bandwidth; based on the standard deviation alone if the interquartile range is
   * zero.
   */
  private static double silverman(OrderedSample sample) {
    double deviation = Math.sqrt(sample.variance());
    if (deviation == 0) {
      throw new IllegalArgumentException("values are constant, so they have no density");
    }
    double robust = (sample.quantile(0.75) - sample.quantile(0.25)) / 1.34;
    double spread = robust > 0 ? Math.min(deviation, robust) : deviation;
    return 0.9 * spread * Math.pow(sample.size(), -0.2);
  }

  /** The bandwidth, in the unit of the values. */
  public double bandwidth() {
    return bandwidth;
  }

  /** The density at a point, in one over the unit of the values. */
  public double at(double point) {
    return at(Checks.finite("point", point), FULL_REACH);
  }

  /** The density from nearby values only, which suffices for its shape. */
  double near(double point) {
    return at(point, NEAR_REACH);
  }

  private double at(double point, double reach) {
    int from = sample.countBelow(point - reach * bandwidth);
    int to = sample.countUpTo(point + reach * bandwidth);
    double sum = 0;
    for (int i = from; i < to; i++) {
      double z = (point - sample.get(i)) / bandwidth;
      sum += Math.exp(-z * z / 2);
    }
    return sum / (sample.size() * bandwidth * Math.sqrt(2 * Math.PI));
  }

  /** The sample of which this is the density. */
  OrderedSample sample() {
    return sample;
  }
}
