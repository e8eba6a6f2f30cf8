package org.tutti.lab.analyze.regression;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.Checks;

/**
 * Quantile regression of observations on a covariate, such as run-time on message size: for each
 * quantile the line that minimizes the check loss (Koenker and Bassett 1978). The coefficients come
 * from the loss itself, by bisection on where its derivative changes sign, so ties and repeated
 * covariates cause no problems; if a whole interval of coefficients minimizes the loss, its middle
 * is used, as for a median. Intervals contain the coefficients that the rank score test does not
 * reject (Koenker 2005, section 3.5.5; Gutenbrunner et al. 1993).
 *
 * <p>The intervals attain their level for independent errors whose distribution does not depend on
 * the covariate; their coverage is slightly higher for small samples. A factor of two levels is a
 * covariate that is 0 or 1.
 */
public final class QuantileRegression {

  private static final String METHOD = "rank score";

  private QuantileRegression() {}

  /**
   * One line per quantile.
   *
   * @param x the covariate of each observation; not all equal
   * @param y the same number of observations
   * @param probabilities which quantiles, each between 0 and 1
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if the lengths differ, a value is not finite, {@code x} is
   *     constant, an argument is out of range, or there are too few observations for an interval of
   *     one of the quantiles
   */
  public static List<QuantileFit> fit(
      double[] x, double[] y, double[] probabilities, double level) {
    requirePairs(x, y);
    Checks.atLeast("probabilities", probabilities, 1);
    double z =
        NormalDistribution.of(0, 1)
            .inverseSurvivalProbability((1 - Checks.openUnit("level", level)) / 2);
    double[] ones = ones(x.length);
    return Arrays.stream(probabilities)
        .map(p -> Checks.openUnit("probabilities", p))
        .mapToObj(
            p ->
                new QuantileFit(
                    p, coefficient(ones, x, y, p, z, level), coefficient(x, ones, y, p, z, level)))
        .toList();
  }

  /**
   * The line of one quantile without intervals, for which any number of observations suffices.
   *
   * @throws IllegalArgumentException as {@link #fit}, but never for too few observations
   */
  public static QuantileLine line(double[] x, double[] y, double probability) {
    requirePairs(x, y);
    Checks.openUnit("probability", probability);
    double[] ones = ones(x.length);
    return new QuantileLine(
        probability, coefficient(ones, x, y, probability), coefficient(x, ones, y, probability));
  }

  private static void requirePairs(double[] x, double[] y) {
    Checks.finite("y", y, 3);
    Checks.finite("x", x, 3);
    if (x.length != y.length) {
      throw new IllegalArgumentException(
          "y holds " + y.length + " values, but x holds " + x.length + ": they must be pairs");
    }
    if (Arrays.stream(x).allMatch(value -> value == x[0])) {
      throw new IllegalArgumentException("x is constant, so its effect cannot be estimated");
    }
  }

  private static double[] ones(int length) {
    double[] ones = new double[length];
    Arrays.fill(ones, 1);
    return ones;
  }

  private static double coefficient(
      double[] target, double[] other, double[] y, double probability) {
    ProfileScore score = new ProfileScore(target, other, y, probability);
    return middle(new Crossing(score::at, y, target), rounding(target));
  }

  /** Where the score is zero. */
  private static double middle(Crossing crossing, double rounding) {
    return crossing.of(rounding) / 2 + crossing.of(-rounding) / 2;
  }

  /** The score is a sum that is seldom zero to the last digit. */
  private static double rounding(double[] target) {
    return 1e-11 * Arrays.stream(target).map(Math::abs).sum();
  }

  private static Estimate coefficient(
      double[] target, double[] other, double[] y, double probability, double z, double level) {
    ProfileScore score = new ProfileScore(target, other, y, probability);
    double products = dot(target, other);
    double information = dot(target, target) - products * products / dot(other, other);
    double bound = z * Math.sqrt(probability * (1 - probability) * information);
    double rounding = rounding(target);
    Crossing crossing = new Crossing(score::at, y, target);
    return new Estimate(
        middle(crossing, rounding),
        crossing.of(bound + rounding),
        crossing.of(-bound + rounding),
        level,
        METHOD,
        y.length);
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }
}
