package org.tutti.stats.diagnosis;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
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
    double effective = Math.max(1, dependence.effective());
    boolean withoutInterval = dependence.isFound() && effective < MedianInOrder.MIN_EFFECTIVE;
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
                "Launches resemble the ones just before them (correlation %.2f): these %d"
                    + " count as about %.0f, %s, or launches %s.",
                dependence.correlation(),
                dependence.n(),
                effective,
                withoutInterval
                    ? "too few for an interval of their median; " + needed(dependence, apart)
                    : "and their interval is as wide; more launches help",
                further(dependence, apart))));
  }

  /** How many launches would do, if that is known. */
  private static String needed(SerialDependence dependence, Optional<Duration> apart) {
    OptionalInt needed = dependence.needed(MedianInOrder.MIN_EFFECTIVE);
    if (needed.isEmpty()) {
      return "make "
          + Math.max(SerialDependence.MANY, 2 * dependence.n())
          + " or more to see how many would do";
    }
    int launches = needed.getAsInt();
    return "about "
        + launches
        + " would do"
        + took(apart, launches).map(time -> ", in " + time).orElse("");
  }

  private static String further(SerialDependence dependence, Optional<Duration> apart) {
    if (dependence.needed(MedianInOrder.MIN_EFFECTIVE).isEmpty()) {
      return "further apart (--spread)";
    }
    int times = dependence.distance();
    return times
        + " times as far apart (--spread"
        + took(apart, times * dependence.n()).map(time -> " " + time).orElse("")
        + ")";
  }

  /** How long so many launches take, as an option has it: 40m, or 3h. */
  private static Optional<String> took(Optional<Duration> apart, int launches) {
    return apart
        .map(time -> Math.max(1, time.multipliedBy(launches).toMinutes()))
        .map(minutes -> minutes < MIN_HOURS ? minutes + "m" : Math.round(minutes / 60.0) + "h");
  }
}
