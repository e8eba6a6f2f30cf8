package org.tutti.stats.equivalence;

import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.sample.Checks;

/**
 * The result of two one-sided tests.
 *
 * @param aboveLower whether {@code x} is shifted to more than the lower end of the margin
 * @param belowUpper whether {@code x} is shifted to less than the upper end of the margin
 * @param lower lower end of the margin: a difference, or a ratio
 * @param upper upper end of the margin
 */
public record EquivalenceResult(
    TestResult aboveLower, TestResult belowUpper, double lower, double upper) {

  /** Checks the parts. */
  public EquivalenceResult {
    Checks.finite("lower", lower);
    Checks.finite("upper", upper);
  }

  /** The larger of the two p-values, since both tests must reject. */
  public double pValue() {
    return Math.max(aboveLower.pValue(), belowUpper.pValue());
  }

  /** Whether the samples are equivalent within the margin at a significance level. */
  public boolean equivalentAt(double significance) {
    return pValue() <= Checks.openUnit("significance", significance);
  }
}
