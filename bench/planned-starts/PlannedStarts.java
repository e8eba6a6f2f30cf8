package org.tutti.bench.plannedstarts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.Observations;
import org.tutti.stats.summary.Quartiles;

/**
 * The share of observations that are valid, that is, did not start late. {@code PlannedStarts
 * LIBRARY-SCHEME...} prints the cells of these campaigns as CSV, {@code PlannedStarts --summary
 * RESULT.csv} their medians.
 */
public final class PlannedStarts {
  private PlannedStarts() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments[0].equals("--summary")) {
      summarize(Path.of(arguments[1]));
      return;
    }
    System.out.println(
        "library,sync,observations,valid_percent,run_time_ns,start_error_median_ns,"
            + "start_error_high_ns");
    for (String campaign : arguments) {
      String name = Path.of(campaign).getFileName().toString().replace('-', ',');
      for (Path launch : new CampaignDirectory(Path.of(campaign)).results().values()) {
        print(name, launch);
      }
    }
  }

  private static void print(String name, Path launch) {
    try (LaunchReader reader = LaunchReader.open(launch)) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        Observations observations = next.get().observations();
        GlobalTiming timing = next.get().conditions().global();
        int valid = observations.count() - observations.invalidCount();
        System.out.printf(
            Locale.ROOT,
            "%s,%d,%.2f,%.1f,%.1f,%.1f%n",
            name,
            observations.count(),
            100.0 * valid / observations.count(),
            Quartiles.of(observations.validRunTimes()).median(),
            timing.startErrorMedian().orElse(Double.NaN),
            timing.startErrorHigh().orElse(Double.NaN));
      }
    }
  }

  private static void summarize(Path file) throws IOException {
    Map<String, List<double[]>> launches = new TreeMap<>();
    List<String> lines = Files.readAllLines(file);
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      double[] figures = Stream.of(fields).skip(2).mapToDouble(Double::parseDouble).toArray();
      launches
          .computeIfAbsent(fields[0] + " | " + fields[1], key -> new ArrayList<>())
          .add(figures);
    }
    System.out.println(
        "| library | scheme | launches | valid %, median [least, greatest] | run-time [ns]"
            + " | start error [ns], median / 0.95 quantile |");
    System.out.println("|---|---|---|---|---|---|");
    launches.forEach((name, rows) -> System.out.println("| " + name + " | " + row(rows)));
  }

  private static String row(List<double[]> launches) {
    Quartiles valid = column(launches, 1);
    return String.format(
        Locale.ROOT,
        "%d | %.1f [%.1f, %.1f] | %.0f | %.0f / %.0f |",
        launches.size(),
        valid.median(),
        valid.min(),
        valid.max(),
        column(launches, 2).median(),
        column(launches, 3).median(),
        column(launches, 4).median());
  }

  private static Quartiles column(List<double[]> launches, int column) {
    return Quartiles.of(launches.stream().mapToDouble(launch -> launch[column]).toArray());
  }
}
