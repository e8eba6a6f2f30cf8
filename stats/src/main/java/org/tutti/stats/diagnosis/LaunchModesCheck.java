package org.tutti.stats.diagnosis;

import java.util.Locale;
import java.util.Optional;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.shape.TwoModes;

/** Whether the medians of the launches fall into two modes. */
final class LaunchModesCheck implements DiagnosisCheck {

  @Override
  public Optional<Finding> look(DiagnosisInput observed) {
    double[] medians =
        observed.summary().launches().stream().mapToDouble(LaunchSummary::median).toArray();
    if (observed.summary().medians().min() <= 0) {
      return Optional.empty();
    }
    return TwoModes.of(medians).map(modes -> finding(modes, medians));
  }

  private static Finding finding(TwoModes modes, double[] medians) {
    return new Finding(
        Finding.Kind.LAUNCH_MODES,
        modes.slow() / modes.fast() - 1,
        0,
        String.format(
            Locale.ROOT,
            "The launches fall into two modes: the medians of %d of %d launches are about %s"
                + " above those of the others, so the median over launches may be in either"
                + " mode.",
            modes.countSlow(medians),
            medians.length,
            Percent.of(modes.slow() / modes.fast() - 1)));
  }
}
