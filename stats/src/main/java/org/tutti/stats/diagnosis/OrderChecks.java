package org.tutti.stats.diagnosis;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.series.Autocorrelation;
import org.tutti.stats.series.SteadyState;

/** Whether the observations of a launch depend on their order: drift and autocorrelation. */
final class OrderChecks {

  private static final int MIN = 10;

  private OrderChecks() {}

  /**
   * Launches that are not steady throughout, by a published procedure. A few observations before
   * the steady part do not matter to a median.
   */
  static Optional<Finding> drift(DiagnosisInput observed) {
    List<double[]> launches = observed.varied(SteadyState.MIN);
    double greatest = 0;
    int drifting = 0;
    int never = 0;
    for (double[] launch : launches) {
      SteadyState state = SteadyState.of(launch);
      boolean late =
          state.start().isEmpty()
              || state.start().getAsInt() > FindingThresholds.UNSTEADY_SHARE * launch.length;
      if (late && Math.abs(state.change()) > FindingThresholds.DRIFT) {
        drifting++;
        never += state.start().isEmpty() ? 1 : 0;
        greatest = Math.abs(state.change()) > Math.abs(greatest) ? state.change() : greatest;
      }
    }
    if (drifting == 0) {
      return Optional.empty();
    }
    return Optional.of(
        new Finding(
            Finding.Kind.DRIFT,
            greatest,
            FindingThresholds.DRIFT,
            String.format(
                Locale.ROOT,
                "Run-times are not steady in %d of %d launches (in %d of them until the end):"
                    + " they change by up to %s; warm up longer or check the clocks.",
                drifting,
                launches.size(),
                never,
                Percent.of(greatest))));
  }

  static Optional<Finding> autocorrelation(DiagnosisInput observed) {
    List<double[]> launches = observed.varied(MIN);
    if (launches.isEmpty()) {
      return Optional.empty();
    }
    double[] shares =
        launches.stream()
            .mapToDouble(launch -> Autocorrelation.effectiveSampleSize(launch) / launch.length)
            .toArray();
    double share = OrderedSample.of("shares", shares).median();
    double limit = FindingThresholds.EFFECTIVE_SHARE;
    if (share >= limit) {
      return Optional.empty();
    }
    return Optional.of(
        new Finding(
            Finding.Kind.AUTOCORRELATED,
            share,
            limit,
            "Observations depend on those before them: they carry only "
                + Percent.of(share)
                + " of the information of independent ones, so intervals within a launch are too"
                + " narrow."));
  }
}
