package org.tutti.stats.diagnosis;

import java.util.Optional;
import org.tutti.stats.cell.LaunchSummary;

/** Whether there are enough observations and launches. */
final class CountChecks {

  private CountChecks() {}

  static Optional<Finding> observations(DiagnosisInput observed) {
    int fewest =
        observed.summary().launches().stream().mapToInt(LaunchSummary::n).min().orElseThrow();
    int limit = FindingThresholds.OBSERVATIONS;
    if (fewest >= limit) {
      return Optional.empty();
    }
    return Optional.of(
        new Finding(
            Finding.Kind.TOO_FEW_OBSERVATIONS,
            fewest,
            limit,
            "A launch has only "
                + fewest
                + " observations; take at least "
                + limit
                + " before trusting its median."));
  }

  static Optional<Finding> launches(DiagnosisInput observed) {
    int count = observed.launches().size();
    int limit = FindingThresholds.LAUNCHES;
    if (count >= limit) {
      return Optional.empty();
    }
    return Optional.of(
        new Finding(
            Finding.Kind.TOO_FEW_LAUNCHES,
            count,
            limit,
            "Measured in "
                + count
                + (count == 1 ? " launch" : " launches")
                + "; launches differ, so make at least "
                + limit
                + " for an interval that covers them."));
  }
}
