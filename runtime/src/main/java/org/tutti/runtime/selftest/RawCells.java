package org.tutti.runtime.selftest;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.runtime.campaign.LaunchFile;
import org.tutti.runtime.store.CellKey;
import org.tutti.runtime.store.CellRecord;
import org.tutti.runtime.store.LaunchReader;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.stats.sample.OrderedSample;

/**
 * The observations of a small campaign, all in memory.
 *
 * @param runTimes per cell, of each launch: valid run-times without outliers, in nanoseconds
 * @param nanosPerObservation per cell, what an observation takes with all that belongs to it, as
 *     the mean over launches
 * @param nanosPerLaunch what a launch takes besides its cells, as far as its root saw it; the mean
 */
record RawCells(
    Map<CellKey, List<double[]>> runTimes,
    Map<CellKey, Double> nanosPerObservation,
    double nanosPerLaunch) {

  static RawCells of(List<LaunchFile> files) {
    Map<CellKey, List<double[]>> runTimes = new LinkedHashMap<>();
    Map<CellKey, List<Double>> costs = new LinkedHashMap<>();
    List<Double> outside = new ArrayList<>();
    for (LaunchFile file : files) {
      try (LaunchReader reader = LaunchReader.open(file.path())) {
        long inside = 0;
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          CellRecord cell = next.get();
          add(cell, runTimes);
          long nanos = cell.conditions().durationNanos();
          inside += nanos;
          double each = (double) nanos / Math.max(1, cell.observations().count());
          costs.computeIfAbsent(cell.key(), key -> new ArrayList<>()).add(each);
        }
        long whole =
            reader
                .completion()
                .map(end -> between(reader.header().started(), end.finished()))
                .orElse(inside);
        outside.add((double) Math.max(0, whole - inside));
      }
    }
    Map<CellKey, Double> meanCosts = new LinkedHashMap<>();
    costs.forEach((key, values) -> meanCosts.put(key, mean(values)));
    return new RawCells(runTimes, meanCosts, mean(outside));
  }

  private static double mean(List<Double> nanos) {
    return OrderedSample.of("nanos", nanos.stream().mapToDouble(Double::doubleValue).toArray())
        .mean();
  }

  private static void add(CellRecord cell, Map<CellKey, List<double[]>> runTimes) {
    double[] valid = cell.observations().validRunTimes();
    if (valid.length > 1) {
      OrderedSample sample = OrderedSample.of("runTimes", valid);
      double[] kept = TukeyFilter.withDefaults().apply(sample).kept().toArray();
      runTimes.computeIfAbsent(cell.key(), key -> new ArrayList<>()).add(kept);
    }
  }

  private static long between(Instant start, Instant end) {
    return Duration.between(start, end).toNanos();
  }
}
