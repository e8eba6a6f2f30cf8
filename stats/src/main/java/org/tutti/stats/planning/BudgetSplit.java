package org.tutti.stats.planning;

import org.tutti.stats.sample.Checks;

/**
 * The split of a time budget into launches and observations that minimizes the standard error of
 * the mean (two-stage sampling; Cochran 1977, "Sampling Techniques", section 10.6). A launch has a
 * fixed cost and each observation another, so the optimal number of observations per launch is
 * about {@code sqrt(launchCost / observationCost * within / between)}, whatever the budget.
 * Observations that would only fill the budget are omitted: those without which the standard error
 * is larger by at most {@link #NEGLIGIBLE}.
 *
 * @param launches number of launches
 * @param observations number of observations in each
 * @param standardError expected standard error of the mean, in the unit of the observations
 * @param cost time it takes, in the unit of the budget
 */
public record BudgetSplit(int launches, int observations, double standardError, double cost) {

  /** Fewest launches: fewer give no interval of the median over launches at level 0.95. */
  public static final int MIN_LAUNCHES = 6;

  /** Relative increase of the standard error that is no reason for more observations. */
  public static final double NEGLIGIBLE = 0.01;

  /** Fewest observations of a launch, where the budget has room: fewer show no distribution. */
  private static final int MIN_OBSERVATIONS = 30;

  private static final int MAX_OBSERVATIONS = 10_000_000;
  private static final int MAX_LAUNCHES = 100_000;

  /**
   * The best split with at least {@link #MIN_LAUNCHES} launches.
   *
   * @param components variances, from a pilot
   * @param budget time to spend; positive
   * @param launchCost time of a launch without its observations, in the unit of the budget;
   *     positive
   * @param observationCost time of one observation, in the unit of the budget; positive
   * @throws IllegalArgumentException if an argument is out of range, or the budget is too small for
   *     that number of launches with one observation each
   */
  public static BudgetSplit of(
      VarianceComponents components, double budget, double launchCost, double observationCost) {
    Checks.positive("budget", budget);
    Checks.positive("launchCost", launchCost);
    Checks.positive("observationCost", observationCost);
    double most = budget / (launchCost + observationCost);
    if (most < MIN_LAUNCHES) {
      throw new IllegalArgumentException(
          String.format(
              "budget is %s, but %d launches of one observation cost %s",
              budget, MIN_LAUNCHES, MIN_LAUNCHES * (launchCost + observationCost)));
    }
    BudgetSplit best = null;
    for (int launches = MIN_LAUNCHES; launches <= Math.min(most, MAX_LAUNCHES); launches++) {
      double affordable = (budget / launches - launchCost) / observationCost;
      // If the budget is exactly sufficient for one observation, rounding may take the quotient
      // below 1.
      int observations = (int) Math.max(1, Math.min(MAX_OBSERVATIONS, Math.floor(affordable)));
      double error = components.standardError(launches, observations);
      if (best == null || error < best.standardError) {
        best = of(components, launches, observations, launchCost, observationCost);
      }
    }
    int useful = useful(components, best.observations);
    return of(components, best.launches, useful, launchCost, observationCost);
  }

  /** The fewest observations of a launch that do nearly as well as this many. */
  private static int useful(VarianceComponents components, int observations) {
    double tolerated = (1 + NEGLIGIBLE) * (1 + NEGLIGIBLE);
    double between = components.between();
    double within = components.within();
    double spare = tolerated * (between + within / observations) - between;
    double needed = within == 0 ? 1 : Math.ceil(within / spare);
    return (int) Math.min(observations, Math.max(MIN_OBSERVATIONS, needed));
  }

  private static BudgetSplit of(
      VarianceComponents components,
      int launches,
      int observations,
      double launchCost,
      double observationCost) {
    return new BudgetSplit(
        launches,
        observations,
        components.standardError(launches, observations),
        launches * (launchCost + observations * observationCost));
  }
}
