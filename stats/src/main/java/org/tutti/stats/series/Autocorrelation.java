package org.tutti.stats.series;

import org.apache.commons.math3.complex.Complex;
import org.apache.commons.math3.transform.DftNormalization;
import org.apache.commons.math3.transform.FastFourierTransformer;
import org.apache.commons.math3.transform.TransformType;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.sample.Rescaling;

/**
 * The correlation of observations at a distance: {@code r(k) = sum (x[i] - m)(x[i + k] - m) / sum
 * (x[i] - m)²} (Box and Jenkins 1976), and the number of independent observations to which the
 * series is equivalent.
 */
public final class Autocorrelation {

  private static final int LARGEST = 1 << 24;

  /**
   * Most sums end before this distance, and need no transform, whose classes take longer to load.
   */
  private static final int NEAR = 64;

  private Autocorrelation() {}

  /**
   * The coefficients at the distances 0 (where it is 1) to {@code greatestLag}.
   *
   * @param values at least {@code greatestLag + 1} finite values, not all equal
   * @param greatestLag largest distance, from 0
   * @throws IllegalArgumentException if there are too few values, one is not finite, or all are
   *     equal
   */
  public static double[] of(double[] values, int greatestLag) {
    Checks.finite("values", values, Checks.atLeast("greatestLag", greatestLag, 0) + 1);
    double[] centered = centered(values);
    double[] coefficients = new double[greatestLag + 1];
    for (int lag = 0; lag <= greatestLag; lag++) {
      coefficients[lag] = product(centered, lag);
    }
    double squares = coefficients[0];
    for (int lag = 0; lag <= greatestLag; lag++) {
      coefficients[lag] /= squares;
    }
    return coefficients;
  }

  /**
   * Effective sample size: the number of independent observations whose mean would be equally
   * precise. The coefficients are summed in pairs as long as these are positive, and no pair counts
   * more than the one before (the initial monotone sequence of Geyer 1992, "Practical Markov chain
   * Monte Carlo", section 3.3). At most the number of values: negative correlation does not
   * increase it.
   *
   * @param values at least 4 finite values, not all equal, at most 2²⁴
   * @throws IllegalArgumentException if there are too few or too many values, one is not finite, or
   *     all are equal
   */
  public static double effectiveSampleSize(double[] values) {
    Checks.finite("values", values, 4);
    int n = values.length;
    if (n > LARGEST) {
      throw new IllegalArgumentException("values holds " + n + " values, more than " + LARGEST);
    }
    double[] centered = centered(values);
    double squares = product(centered, 0);
    double[] all = {};
    double time = -1;
    double previous = Double.POSITIVE_INFINITY;
    for (int lag = 0; lag + 1 < n; lag += 2) {
      boolean isNear = lag < NEAR;
      if (!isNear && all.length == 0) {
        all = allProducts(centered);
      }
      double pair =
          isNear
              ? (product(centered, lag) + product(centered, lag + 1)) / squares
              : (all[lag] + all[lag + 1]) / squares;
      if (pair <= 0) {
        break;
      }
      previous = Math.min(previous, pair);
      time += 2 * previous;
    }
    // Except for rounding, the first pair exceeds 0, so the time exceeds -1; values below 1 count
    // as 1.
    return n / Math.max(1, time);
  }

  private static double product(double[] centered, int lag) {
    double sum = 0;
    for (int i = 0; i + lag < centered.length; i++) {
      sum += centered[i] * centered[i + lag];
    }
    return sum;
  }

  /** The sums of products at all distances, by Fourier transform of the padded series. */
  private static double[] allProducts(double[] centered) {
    int length = Integer.highestOneBit(Math.max(1, 2 * centered.length - 1)) * 2;
    double[] padded = new double[length];
    System.arraycopy(centered, 0, padded, 0, centered.length);
    FastFourierTransformer transformer = new FastFourierTransformer(DftNormalization.STANDARD);
    Complex[] spectrum = transformer.transform(padded, TransformType.FORWARD);
    for (int i = 0; i < length; i++) {
      double real = spectrum[i].getReal();
      double imaginary = spectrum[i].getImaginary();
      spectrum[i] = new Complex(real * real + imaginary * imaginary);
    }
    Complex[] products = transformer.transform(spectrum, TransformType.INVERSE);
    double[] sums = new double[centered.length];
    for (int i = 0; i < sums.length; i++) {
      sums[i] = products[i].getReal();
    }
    return sums;
  }

  private static double[] centered(double[] values) {
    OrderedSample ordered = OrderedSample.of("values", values);
    if (ordered.min() == ordered.max()) {
      throw new IllegalArgumentException("values are constant, so they have no autocorrelation");
    }
    double[] centered = Rescaling.unitRange(values, ordered);
    double mean = OrderedSample.of("values", centered).mean();
    for (int i = 0; i < centered.length; i++) {
      centered[i] -= mean;
    }
    return centered;
  }
}
