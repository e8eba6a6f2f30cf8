package org.tutti.stats.comparison;

import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.Rescaling;

/**
 * t test of the means of two independent samples: Welch's, for variances that may differ, or
 * Student's, for equal variances (Welch 1947; Hunold and Carpen-Amarie 2016, section 5.2). The null
 * hypothesis is that {@code mean(x) - mean(y)} equals a given difference, 0 by default. It keeps
 * its significance level for normal values, and approximately for others if their means are nearly
 * normal.
 */
public final class TwoSampleT {

  private static final TTest BASE = TTest.withDefaults();

  private final DataDispersion dispersion;
  private final Alternative alternative;
  private final double difference;

  private TwoSampleT(DataDispersion dispersion, Alternative alternative, double difference) {
    this.dispersion = dispersion;
    this.alternative = alternative;
    this.difference = difference;
  }

  /** Welch's test, two-sided. */
  public static TwoSampleT welch() {
    return new TwoSampleT(DataDispersion.HETEROSCEDASTIC, Alternative.TWO_SIDED, 0);
  }

  /** Student's test, two-sided, which assumes equal variances. */
  public static TwoSampleT student() {
    return new TwoSampleT(DataDispersion.HOMOSCEDASTIC, Alternative.TWO_SIDED, 0);
  }

  /** The test against another alternative. */
  public TwoSampleT with(Alternative newAlternative) {
    return new TwoSampleT(dispersion, newAlternative, difference);
  }

  /** The test of another difference of the means. */
  public TwoSampleT withDifference(double newDifference) {
    return new TwoSampleT(dispersion, alternative, Checks.finite("difference", newDifference));
  }

  /**
   * Tests two samples of at least two values each.
   *
   * @throws IllegalArgumentException if {@code x} or {@code y} has fewer than two elements or one
   *     that is not finite, or both are constant
   */
  public TestResult test(double[] x, double[] y) {
    Checks.finite("x", x, 2);
    Checks.finite("y", y, 2);
    Samples.requireVariation(x, y);
    TTest.Result result =
        BASE.with(dispersion)
            .with(hypothesis())
            .withMu(difference)
            .test(Rescaling.moved(x, x[0]), Rescaling.moved(y, x[0]));
    String name = dispersion == DataDispersion.HETEROSCEDASTIC ? "Welch's t" : "Student's t";
    return new TestResult(
        result.getStatistic(), result.getPValue(), alternative, name, x.length + y.length);
  }

  private AlternativeHypothesis hypothesis() {
    return switch (alternative) {
      case TWO_SIDED -> AlternativeHypothesis.TWO_SIDED;
      case LESS -> AlternativeHypothesis.LESS_THAN;
      case GREATER -> AlternativeHypothesis.GREATER_THAN;
    };
  }
}
