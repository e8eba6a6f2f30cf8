package org.tutti.stats.diagnosis;

import java.util.Locale;
import java.util.Optional;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.interval.MedianInOrder;
import org.tutti.stats.series.SerialDependence;

/** Whether launches resemble those before them, so that they count less than their number. */
final class DependentLaunchesCheck implements DiagnosisCheck {
  /** Intervals allow for weaker evidence, too; in one of many cells it is no doubt yet. */
  private static final double DOUBTFUL = 0.01;

  @Override
  public Optional<Finding> look(DiagnosisInput observed) {
    return of(
        SerialDependence.of(
            observed.summary().launches().stream().mapToDouble(LaunchSummary::median).toArray()));
  }

  private static Optional<Finding> of(SerialDependence dependence) {
    double effective = dependence.effective();
    int least = MedianInOrder.LEAST_EFFECTIVE;
    boolean withoutInterval = dependence.isFound() && effective < least;
    if (!withoutInterval && dependence.pValue() > DOUBTFUL) {
      return Optional.empty();
    }
    return Optional.of(
        new Finding(
            Finding.Kind.LAUNCHES_DEPEND,
            effective / dependence.n(),
            1,
            String.format(
                Locale.ROOT,
                "Launches resemble those before them (correlation %.2f): these %d are worth about"
                    + " %.0f independent ones%s, or launches %d times as far apart (--spread).",
                dependence.correlation(),
                dependence.n(),
                Math.max(1, effective),
                withoutInterval
                    ? ", too few for an interval of their median; about "
                        + dependence.needed(least)
                        + " would do"
                    : ", and their interval is as wide; more launches help",
                dependence.distance())));
  }
}
