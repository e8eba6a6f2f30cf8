package org.tutti.stats.diagnosis;

import java.util.Locale;
import java.util.Optional;
import org.tutti.stats.interval.Estimate;

/** Whether the figures are precise: checks of the interval and the outliers. */
final class SpreadChecks {

  private SpreadChecks() {}

  static Optional<Finding> interval(DiagnosisInput observed) {
    return interval(observed.medianInterval());
  }

  static Optional<Finding> interval(Optional<Estimate> median) {
    double limit = FindingThresholds.RELATIVE_HALF_WIDTH;
    return median
        .map(Estimate::relativeHalfWidth)
        .filter(width -> width > limit)
        .map(
            width ->
                new Finding(
                    Finding.Kind.INTERVAL_TOO_WIDE,
                    width,
                    limit,
                    "The median is known only to within ± "
                        + Percent.of(width)
                        + " (wanted: "
                        + Percent.of(limit)
                        + "); make more launches or observations."));
  }

  static Optional<Finding> outliers(DiagnosisInput observed) {
    int dropped = observed.summary().dropped().count();
    int severe = observed.summary().dropped().severe();
    int total = dropped + observed.summary().kept();
    double share = (double) dropped / total;
    double limit = FindingThresholds.OUTLIER_SHARE;
    if (share <= limit) {
      return Optional.empty();
    }
    return Optional.of(
        new Finding(
            Finding.Kind.MANY_OUTLIERS,
            share,
            limit,
            String.format(
                Locale.ROOT,
                "%d of %d observations (%s) are outliers, %d of them severe; something disturbs the"
                    + " machine, or the distribution has a long tail.",
                dropped,
                total,
                Percent.of(share),
                severe)));
  }
}
