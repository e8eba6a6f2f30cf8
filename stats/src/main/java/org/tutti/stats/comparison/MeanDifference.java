package org.tutti.stats.comparison;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.summary.Moments;

/**
 * Student's t for the difference of two means: that of pairs, or that of independent samples whose
 * variances may differ (Welch 1947). The statistic is positive where the second mean is the greater
 * one. It keeps its level for normal values.
 */
public final class MeanDifference {

  private MeanDifference() {}

  /**
   * Tests the means of independent samples.
   *
   * @param alternative the direction in which {@code x} may differ
   */
  public static TestResult independent(double[] x, double[] y, Alternative alternative) {
    double ofX = squaredError(x);
    double ofY = squaredError(y);
    return result(
        mean(y) - mean(x),
        ofX + ofY,
        freedom(ofX, x.length, ofY, y.length),
        alternative,
        "Welch's t",
        x.length + y.length);
  }

  /**
   * The difference of the means of independent samples, second less first, with its interval.
   *
   * @param level confidence level, such as 0.95
   * @return empty if either has fewer than two values, so that its variance is unknown
   */
  public static Optional<Estimate> interval(double[] x, double[] y, double level) {
    if (x.length < 2 || y.length < 2) {
      return Optional.empty();
    }
    double ofX = squaredError(x);
    double ofY = squaredError(y);
    double difference = mean(y) - mean(x);
    double variance = ofX + ofY;
    double reach =
        variance == 0
            ? 0
            : Math.sqrt(variance)
                * TDistribution.of(freedom(ofX, x.length, ofY, y.length))
                    .inverseSurvivalProbability((1 - Checks.openUnit("level", level)) / 2);
    return Optional.of(
        new Estimate(
            difference,
            difference - reach,
            difference + reach,
            level,
            "Welch's t",
            x.length + y.length));
  }

  /** Degrees of freedom (Welch 1947); 1 without variance. */
  private static double freedom(double ofX, int n, double ofY, int m) {
    double uncertainty = ofX * ofX / Math.max(1, n - 1) + ofY * ofY / Math.max(1, m - 1);
    return uncertainty == 0 ? 1 : (ofX + ofY) * (ofX + ofY) / uncertainty;
  }

  /**
   * Tests the means of pairs.
   *
   * @param alternative the direction in which {@code x} may differ
   */
  public static TestResult paired(double[] x, double[] y, Alternative alternative) {
    Checks.finite("x", x, 1);
    double[] differences = IntStream.range(0, x.length).mapToDouble(i -> y[i] - x[i]).toArray();
    return result(
        mean(differences),
        squaredError(differences),
        Math.max(1, x.length - 1),
        alternative,
        "paired t",
        x.length);
  }

  /** Without variance, nothing is known of the difference. */
  private static TestResult result(
      double difference,
      double variance,
      double freedom,
      Alternative alternative,
      String method,
      int n) {
    if (variance == 0) {
      return new TestResult(0, 1, alternative, method, n);
    }
    double statistic = difference / Math.sqrt(variance);
    TDistribution t = TDistribution.of(freedom);
    double pValue =
        alternative.pValue(t.survivalProbability(statistic), t.cumulativeProbability(statistic));
    return new TestResult(statistic, pValue, alternative, method, n);
  }

  private static double mean(double[] values) {
    return Arrays.stream(Checks.finite("values", values, 1)).average().orElseThrow();
  }

  private static double squaredError(double[] values) {
    return values.length < 2 ? 0 : Moments.of(values).variance() / values.length;
  }
}
