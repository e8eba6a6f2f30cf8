package org.tutti.lab.analyze;

import java.util.List;
import java.util.Optional;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.diagnostics.ArgumentCheck;

/**
 * What to explore.
 *
 * @param factors names of factors whose levels are compared: a factor of the design, a parameter,
 *     {@code benchmark}, {@code msize}, {@code launch}, or {@code rank}; if empty, all factors of
 *     the design and all parameters
 * @param covariates names of factors with numbers as levels, whose effect per unit is estimated
 * @param quantiles which quantiles of the run-times to look at, each between 0 and 1
 * @param significance level of all tests, such as 0.05
 * @param scaling how the work depends on the number of processes; empty for what the benchmarks
 *     declare
 */
public record ExplorationOptions(
    List<String> factors,
    List<String> covariates,
    List<Double> quantiles,
    double significance,
    Optional<ScaledWork> scaling) {
  /** All factors, five quantiles, and a significance level of 5 %. */
  public static final ExplorationOptions DEFAULT =
      new ExplorationOptions(
          List.of(), List.of(), List.of(0.05, 0.25, 0.5, 0.75, 0.95), 0.05, Optional.empty());

  public ExplorationOptions {
    factors = List.copyOf(factors);
    covariates = List.copyOf(covariates);
    quantiles = List.copyOf(quantiles);
    quantiles.forEach(quantile -> ArgumentCheck.share("quantiles", quantile));
    ArgumentCheck.share("significance", significance);
  }

  /** A copy with these factors only. */
  public ExplorationOptions withFactors(String... names) {
    return new ExplorationOptions(List.of(names), covariates, quantiles, significance, scaling);
  }

  /** A copy with this work. */
  public ExplorationOptions withScaling(ScaledWork work) {
    return new ExplorationOptions(factors, covariates, quantiles, significance, Optional.of(work));
  }

  /** A copy with these covariates. */
  public ExplorationOptions withCovariates(String... names) {
    return new ExplorationOptions(factors, List.of(names), quantiles, significance, scaling);
  }
}
