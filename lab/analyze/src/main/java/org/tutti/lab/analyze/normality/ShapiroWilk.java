package org.tutti.lab.analyze.normality;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Shapiro and Wilk's test of normality by Royston's algorithm AS R94 (Royston 1995, "Remark AS
 * R94", Applied Statistics 44). The null hypothesis is a normal distribution; the statistic W is
 * near 1 if it holds. With thousands of values, it rejects because of irrelevant deviations, so
 * also examine {@link QqPoints}.
 */
public final class ShapiroWilk {

  private static final int SMALLEST = 3;
  private static final int LARGEST = 5000;
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  // Royston's polynomials, by rising power.
  private static final double[] LAST_WEIGHT = {
    0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056
  };
  private static final double[] SECOND_WEIGHT = {
    0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633
  };
  private static final double[] SMALL_BOUND = {-2.273, 0.459};
  private static final double[] SMALL_MEAN = {0.544, -0.39978, 0.025054, -6.714e-4};
  private static final double[] SMALL_DEVIATION = {1.3822, -0.77857, 0.062767, -0.0020322};
  private static final double[] LARGE_MEAN = {-1.5861, -0.31082, -0.083751, 0.0038915};
  private static final double[] LARGE_DEVIATION = {-0.4803, -0.082676, 0.0030302};

  private ShapiroWilk() {}

  /**
   * Tests 3 to 5000 values.
   *
   * @throws IllegalArgumentException if {@code values} has fewer than 3 or more than 5000 elements,
   *     one that is not finite, or is constant
   */
  public static TestResult test(double[] values) {
    Checks.finite("values", values, SMALLEST);
    int n = values.length;
    if (n > LARGEST) {
      throw new IllegalArgumentException(
          "values holds " + n + " values, but the Shapiro-Wilk test permits at most " + LARGEST);
    }
    OrderedSample ordered = OrderedSample.of("values", values);
    if (ordered.min() == ordered.max()) {
      throw new IllegalArgumentException("values are constant, so their shape cannot be tested");
    }
    double complement = complementOfW(ordered, weights(n));
    return new TestResult(
        1 - complement, pValue(n, complement), Alternative.TWO_SIDED, "Shapiro-Wilk", n);
  }

  /** Weights of the lower half of the order statistics, negated; the upper half mirrors them. */
  private static double[] weights(int n) {
    double[] weights = new double[n / 2];
    if (n == SMALLEST) {
      weights[0] = Math.sqrt(0.5);
      return weights;
    }
    double[] scores = new double[n / 2];
    double squares = 0;
    for (int i = 0; i < scores.length; i++) {
      scores[i] = NORMAL.inverseCumulativeProbability((i + 0.625) / (n + 0.25));
      squares += 2 * scores[i] * scores[i];
    }
    double root = 1 / Math.sqrt(n);
    weights[0] = polynomial(LAST_WEIGHT, root) - scores[0] / Math.sqrt(squares);
    double scoresLeft = squares - 2 * scores[0] * scores[0];
    double weightsLeft = 1 - 2 * weights[0] * weights[0];
    int first = 1;
    if (n > 5) {
      weights[1] = polynomial(SECOND_WEIGHT, root) - scores[1] / Math.sqrt(squares);
      scoresLeft -= 2 * scores[1] * scores[1];
      weightsLeft -= 2 * weights[1] * weights[1];
      first = 2;
    }
    double factor = Math.sqrt(scoresLeft / weightsLeft);
    for (int i = first; i < weights.length; i++) {
      weights[i] = -scores[i] / factor;
    }
    return weights;
  }

  /** {@code 1 - W}, computed so that it keeps its digits where W is near 1. */
  private static double complementOfW(OrderedSample ordered, double[] weights) {
    int n = ordered.size();
    double range = ordered.max() - ordered.min();
    double mean = 0;
    for (int i = 0; i < n; i++) {
      mean += (ordered.get(i) - ordered.min()) / range / n;
    }
    double weightSquares = 0;
    double valueSquares = 0;
    double products = 0;
    for (int i = 0; i < n; i++) {
      int mirrored = n - 1 - i;
      double weight = i == mirrored ? 0 : i < mirrored ? -weights[i] : weights[mirrored];
      double value = (ordered.get(i) - ordered.min()) / range - mean;
      weightSquares += weight * weight;
      valueSquares += value * value;
      products += weight * value;
    }
    double both = Math.sqrt(weightSquares * valueSquares);
    return (both - products) * (both + products) / (weightSquares * valueSquares);
  }

  private static double pValue(int n, double complement) {
    if (n == SMALLEST) {
      double w = 1 - complement;
      double p = 6 / Math.PI * (Math.asin(Math.sqrt(w)) - Math.asin(Math.sqrt(0.75)));
      return Math.min(1, Math.max(0, p));
    }
    double y = Math.log(complement);
    if (n <= 11) {
      double bound = polynomial(SMALL_BOUND, n);
      if (y >= bound) {
        return 0;
      }
      y = -Math.log(bound - y);
      return tail(y, polynomial(SMALL_MEAN, n), polynomial(SMALL_DEVIATION, n));
    }
    double logarithm = Math.log(n);
    return tail(y, polynomial(LARGE_MEAN, logarithm), polynomial(LARGE_DEVIATION, logarithm));
  }

  private static double tail(double y, double mean, double logarithmOfDeviation) {
    return NORMAL.survivalProbability((y - mean) / Math.exp(logarithmOfDeviation));
  }

  private static double polynomial(double[] coefficients, double x) {
    double sum = 0;
    for (int i = coefficients.length - 1; i >= 0; i--) {
      sum = sum * x + coefficients[i];
    }
    return sum;
  }
}
