package org.tutti.stats.diagnosis;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.interval.MedianInOrder;
import org.tutti.stats.series.SerialDependence;

/** Whether launches resemble those before them, so that they count less than their number. */
final class DependentLaunchesCheck implements DiagnosisCheck {
  /** Intervals allow for weaker evidence, too; in one of many cells it is no doubt yet. */
  private static final double DOUBTFUL = 0.01;

  /** So many minutes are said as hours. */
  private static final long MIN_HOURS = 120;

  @Override
  public Optional<Finding> look(DiagnosisInput observed) {
    return of(
        SerialDependence.of(
            observed.summary().launches().stream().mapToDouble(LaunchSummary::median).toArray()),
        observed.apart());
  }

  private static Optional<Finding> of(SerialDependence dependence, Optional<Duration> apart) {
    double effective = dependence.effective();
    int least = MedianInOrder.MIN_EFFECTIVE;
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
                "Launches resemble the ones just before them (correlation %.2f): these %d are"
                    + " worth about %.0f independent ones%s, or launches %d times as far apart"
                    + " (--spread%s).",
                dependence.correlation(),
                dependence.n(),
                Math.max(1, effective),
                withoutInterval
                    ? ", too few for an interval of their median; about "
                        + dependence.needed(least)
                        + " would do"
                        + took(apart, dependence.needed(least))
                            .map(time -> ", in " + time)
                            .orElse("")
                    : ", and their interval is as wide; more launches help",
                dependence.distance(),
                took(apart, dependence.distance() * dependence.n())
                    .map(time -> " " + time)
                    .orElse(""))));
  }

  /** How long so many launches take, as an option has it: 40m, or 3h. */
  private static Optional<String> took(Optional<Duration> apart, int launches) {
    return apart
        .map(time -> Math.max(1, time.multipliedBy(launches).toMinutes()))
        .map(minutes -> minutes < MIN_HOURS ? minutes + "m" : Math.round(minutes / 60.0) + "h");
  }
}
