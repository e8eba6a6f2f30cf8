package org.tutti.campaign.pilot;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.Observations;
import org.tutti.stats.sample.OrderedSample;

/**
 * The observations of a small campaign, all in memory.
 *
 * @param runTimes per cell, of each launch: valid run-times without outliers, in nanoseconds; as if
 *     the machine had one state, if it has several
 * @param nanosPerObservation per cell, from the start of one observation to that of the next, as
 *     the mean over launches
 * @param nanosOfCells time of all observations of a launch, as the mean over launches
 * @param nanosPerLaunch remaining time of a launch as far as its root can measure it, as the mean
 *     over launches
 */
public record RawCells(
    Map<CellKey, List<double[]>> runTimes,
    Map<CellKey, Double> nanosPerObservation,
    double nanosOfCells,
    double nanosPerLaunch) {

  public static RawCells of(List<LaunchFile> files) {
    Map<CellKey, List<double[]>> runTimes = new LinkedHashMap<>();
    Map<CellKey, List<List<MachineProbe>>> probes = new LinkedHashMap<>();
    Map<CellKey, List<Double>> costs = new LinkedHashMap<>();
    List<Double> insides = new ArrayList<>();
    List<Double> outsides = new ArrayList<>();
    for (LaunchFile file : files) {
      try (LaunchReader reader = file.open()) {
        double inside = 0;
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          CellRecord cell = next.get();
          add(cell, runTimes, probes);
          double each = nanosOfOne(cell);
          inside += each * cell.observations().count();
          costs.computeIfAbsent(cell.key(), key -> new ArrayList<>()).add(each);
        }
        double whole =
            reader
                .completion()
                .map(end -> between(reader.header().identity().started(), end.finished()))
                .orElse(inside);
        insides.add(inside);
        outsides.add(Math.max(0, whole - inside));
      }
    }
    Map<CellKey, Double> meanCosts = new LinkedHashMap<>();
    costs.forEach((key, values) -> meanCosts.put(key, mean(values)));
    runTimes.replaceAll((key, launches) -> WithinStates.of(launches, probes.get(key)));
    return new RawCells(runTimes, meanCosts, mean(insides), mean(outsides));
  }

  private static double mean(List<Double> nanos) {
    return OrderedSample.of("nanos", nanos.stream().mapToDouble(Double::doubleValue).toArray())
        .mean();
  }

  private static void add(
      CellRecord cell,
      Map<CellKey, List<double[]>> runTimes,
      Map<CellKey, List<List<MachineProbe>>> probes) {
    double[] valid = cell.observations().validRunTimes();
    if (valid.length > 1) {
      OrderedSample sample = OrderedSample.of("runTimes", valid);
      double[] kept = cell.settings().outlierFilter().apply(sample).kept().toArray();
      runTimes.computeIfAbsent(cell.key(), key -> new ArrayList<>()).add(kept);
      probes.computeIfAbsent(cell.key(), key -> new ArrayList<>()).add(cell.conditions().probes());
    }
  }

  /** Excludes warm-up and set-up, whose time does not depend on the number of observations. */
  private static double nanosOfOne(CellRecord cell) {
    Observations observations = cell.observations();
    int pairs = observations.count() - 1;
    if (pairs < 1) {
      return cell.conditions().period().durationNanos();
    }
    double[] apart = new double[pairs];
    for (int index = 0; index < pairs; index++) {
      apart[index] = observations.start(index + 1) - observations.start(index);
    }
    // Not the mean: other cells may have been measured between two portions of this one.
    return OrderedSample.of("apart", apart).median();
  }

  private static double between(Instant start, Instant end) {
    return Duration.between(start, end).toNanos();
  }
}
