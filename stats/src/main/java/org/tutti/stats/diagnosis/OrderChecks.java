package org.tutti.stats.diagnosis;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.series.Autocorrelation;
import org.tutti.stats.series.SeriesDrift;

/** Whether the observations of a launch depend on their order: drift and autocorrelation. */
final class OrderChecks {

  private static final int LEAST = 10;

  private OrderChecks() {}

  static Optional<Finding> drift(DiagnosisInput observed) {
    List<double[]> launches = observed.varied(LEAST);
    List<SeriesDrift> series = launches.stream().map(SeriesDrift::of).toList();
    double[] corrected =
        Correction.HOLM.apply(
            series.stream().mapToDouble(one -> one.trend().test().pValue()).toArray());
    double greatest = 0;
    int drifting = 0;
    for (int i = 0; i < corrected.length; i++) {
      double drift = series.get(i).drift();
      if (corrected[i] <= Diagnosis.SIGNIFICANCE && Math.abs(drift) > FindingThresholds.DRIFT) {
        drifting++;
        greatest = Math.abs(drift) > Math.abs(greatest) ? drift : greatest;
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
                "Run-times drift in %d of %d launches, by up to %s from the first half to the second;"
                    + " warm up longer or check the clocks.",
                drifting,
                launches.size(),
                Percent.of(greatest))));
  }

  static Optional<Finding> autocorrelation(DiagnosisInput observed) {
    List<double[]> launches = observed.varied(LEAST);
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
            "Observations depend on those before them: they carry the information of only "
                + Percent.of(share)
                + " of their number, so intervals within a launch are too narrow."));
  }
}
