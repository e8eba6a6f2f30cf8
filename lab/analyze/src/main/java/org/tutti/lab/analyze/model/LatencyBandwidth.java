package org.tutti.lab.analyze.model;

import java.util.Arrays;
import java.util.List;
import org.tutti.stats.sample.Checks;

/**
 * The simplest model of a message, {@code t(m) = latency + perByte * m}, fitted to run-times of
 * several sizes with relative errors. Gropp and Lusk (1999, section 4) show where it fails: at the
 * sizes at which a library changes its protocol, which the residuals reveal.
 *
 * @param latency run-time of a message without bytes, at least 0
 * @param perByte further time for each byte, at least 0
 * @param residuals of each run-time: how far it lies above the model, as a share of it
 */
public record LatencyBandwidth(double latency, double perByte, List<Double> residuals) {
  /** Fewer sizes always fit. */
  public static final int MIN_SIZES = 3;

  public LatencyBandwidth {
    residuals = List.copyOf(residuals);
  }

  /**
   * Fits the model.
   *
   * @param bytes size of each message, at least 0
   * @param times run-time of each message, greater than 0, in any unit
   */
  public static LatencyBandwidth of(double[] bytes, double[] times) {
    Checks.nonNegative("bytes", bytes, MIN_SIZES);
    Checks.positive("times", times, bytes.length);
    double[] ones = new double[bytes.length];
    Arrays.fill(ones, 1);
    double[] fit = RelativeLeastSquares.fit(new double[][] {ones, bytes}, times);
    double[] model = Arrays.stream(bytes).map(size -> fit[0] + fit[1] * size).toArray();
    return new LatencyBandwidth(fit[0], fit[1], RelativeLeastSquares.residuals(times, model));
  }

  /** The run-time of a message by the model. */
  public double at(double bytes) {
    return latency + perByte * bytes;
  }

  /** The largest residual without its sign. */
  public double largestResidual() {
    return residuals.stream().mapToDouble(Math::abs).max().orElse(0);
  }
}
