package org.tutti.stats.diagnosis;

import java.util.Locale;
import java.util.Optional;
import org.tutti.stats.comparison.KruskalWallis;
import org.tutti.stats.hypothesis.TestResult;

/** Whether launches differ by more than the observations within them explain. */
final class LaunchesCheck implements DiagnosisCheck {
  private static final double MIN_P = 1e-4;

  @Override
  public Optional<Finding> look(DiagnosisInput observed) {
    double least = observed.summary().medians().min();
    double range = observed.summary().medians().max() - least;
    if (observed.launches().size() < 2 || range == 0) {
      return Optional.empty();
    }
    TestResult test = KruskalWallis.test(observed.kept());
    double significance = Diagnosis.SIGNIFICANCE;
    if (!test.rejectedAt(significance)) {
      return Optional.empty();
    }
    double relative = least == 0 ? Double.POSITIVE_INFINITY : range / least;
    return Optional.of(
        new Finding(
            Finding.Kind.LAUNCHES_DIFFER,
            relative,
            significance,
            String.format(
                Locale.ROOT,
                "Launches differ significantly (p %s): their medians differ by up to %s; compare"
                    + " over launches, never by the observations of one.",
                pValue(test.pValue()),
                Percent.of(relative))));
  }

  /** Smaller ones are not known, and are never 0. */
  private static String pValue(double value) {
    return value < MIN_P ? "< 0.0001" : String.format(Locale.ROOT, "= %.2g", value);
  }
}
