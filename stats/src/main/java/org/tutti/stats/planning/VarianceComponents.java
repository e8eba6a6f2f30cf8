package org.tutti.stats.planning;

import java.util.List;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * The variance between launches and within launches, by analysis of variance with a random effect
 * (Searle, Casella and McCulloch 1992, "Variance Components", section 3.6): within = mean square
 * within; between = (mean square between - mean square within) / n₀, where n₀ is the number of
 * observations per launch, corrected if these numbers differ. A negative difference means that no
 * variance between launches was found, and gives 0.
 *
 * @param between variance of the launches' true means
 * @param within variance of observations of one launch
 * @param launches number of launches
 * @param n number of observations, over all launches
 */
public record VarianceComponents(double between, double within, int launches, int n) {

  /** Checks the parts. */
  public VarianceComponents {
    Checks.notNegative("between", between);
    Checks.notNegative("within", within);
    Checks.atLeast("launches", launches, 2);
    Checks.atLeast("n", n, launches + 1);
  }

  /**
   * The components of at least two launches, not all of which have one observation only.
   *
   * @throws IllegalArgumentException if there are fewer than two launches, one is empty or has an
   *     element that is not finite, or each has one element only
   */
  public static VarianceComponents of(List<double[]> launches) {
    if (launches.size() < 2) {
      throw new IllegalArgumentException(
          "launches holds " + launches.size() + " launches, but at least 2 are needed");
    }
    double[] means = new double[launches.size()];
    double n = 0;
    double sum = 0;
    double sizeSquares = 0;
    double squaresWithin = 0;
    for (int i = 0; i < means.length; i++) {
      OrderedSample launch = OrderedSample.of("launches[" + i + "]", launches.get(i));
      double size = launch.size();
      means[i] = launch.mean();
      n += size;
      sum += size * means[i];
      sizeSquares += size * size;
      squaresWithin += size < 2 ? 0 : launch.variance() * (size - 1);
    }
    if (n == means.length) {
      throw new IllegalArgumentException(
          "launches have one observation each, so their variance within is unknown");
    }
    double squaresBetween = 0;
    for (int i = 0; i < means.length; i++) {
      double deviation = means[i] - sum / n;
      squaresBetween += launches.get(i).length * deviation * deviation;
    }
    double within = squaresWithin / (n - means.length);
    double perLaunch = (n - sizeSquares / n) / (means.length - 1);
    double between = (squaresBetween / (means.length - 1) - within) / perLaunch;
    return new VarianceComponents(Math.max(0, between), within, means.length, (int) n);
  }

  /**
   * The components with the largest variance between launches that so few launches leave open: the
   * upper end of a one-sided interval, from the chi-squared distribution of their mean square. A
   * variance of 0 may be chance, and a plan that relies on it would promise an error of 0.
   *
   * @param level of the interval, such as 0.8
   */
  public VarianceComponents upper(double level) {
    double perLaunch = (double) n / launches;
    double square = between * perLaunch + within;
    double degrees = launches - 1.0;
    double quantile =
        ChiSquaredDistribution.of(degrees)
            .inverseCumulativeProbability(1 - Checks.openUnit("level", level));
    double greatest = (square * degrees / quantile - within) / perLaunch;
    return new VarianceComponents(Math.max(0, greatest), within, launches, n);
  }

  /**
   * The components of launches that resemble those before them: so many of them are worth one that
   * is independent.
   *
   * @param launchesPerIndependent at least 1
   */
  public VarianceComponents dependent(double launchesPerIndependent) {
    return new VarianceComponents(between * launchesPerIndependent, within, launches, n);
  }

  /**
   * Intraclass correlation: share of the variance that lies between launches, from 0 to 1; 0 if all
   * observations are equal.
   */
  public double intraclassCorrelation() {
    return between == 0 ? 0 : between / (between + within);
  }

  /**
   * Standard error of the mean over some launches of some observations each: {@code sqrt(between /
   * launches + within / (launches observations))}.
   */
  public double standardError(int launchCount, int observations) {
    Checks.atLeast("launchCount", launchCount, 1);
    Checks.atLeast("observations", observations, 1);
    return Math.sqrt((between + within / observations) / launchCount);
  }
}
