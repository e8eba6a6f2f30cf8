package org.tutti.stats.hypothesis;

import org.tutti.stats.sample.Checks;

/**
 * The result of a hypothesis test.
 *
 * @param statistic the test statistic, as defined by the test
 * @param pValue probability, if the null hypothesis holds, of a statistic at least this extreme
 * @param alternative direction of the alternative hypothesis
 * @param method name of the test
 * @param n number of values the test used, over all samples
 */
public record TestResult(
    double statistic, double pValue, Alternative alternative, String method, int n) {

  /** Checks the parts. */
  public TestResult {
    Checks.finite("statistic", statistic);
    Checks.closedUnit("pValue", pValue);
    Checks.atLeast("n", n, 1);
  }

  /** Whether the null hypothesis is rejected at a significance level such as 0.05. */
  public boolean rejectedAt(double significance) {
    return pValue <= Checks.openUnit("significance", significance);
  }

  /** The asterisks of the p-value; see {@link SignificanceStars}. */
  public String asterisks() {
    return SignificanceStars.of(pValue);
  }
}
