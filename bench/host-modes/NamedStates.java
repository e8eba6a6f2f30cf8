package org.tutti.bench.hostmodes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.state.RankPair;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.stats.shape.TwoLevels;

/**
 * Whether Tutti's probes name the state of a launch as a program in C does before and after it.
 *
 * <pre>
 * NamedStates launch DIRECTORY  prints the round trips of a launch's probes, its median, and its mean
 * NamedStates CSV               judges rows that begin with round, before, after
 * </pre>
 */
public final class NamedStates {
  private static final double APART = 2;

  private NamedStates() {}

  /** A launch; times in nanoseconds. */
  private record Row(double before, double after, double[] probes) {
    static Row of(String line) {
      String[] parts = line.split(",", -1);
      return new Row(
          Double.parseDouble(parts[1]),
          Double.parseDouble(parts[2]),
          Stream.of(parts[3].split(" ")).mapToDouble(Double::parseDouble).toArray());
    }
  }

  /** Prints what either form asks for. */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length == 2) {
      printLaunch(new CampaignDirectory(Path.of(arguments[1])));
      return;
    }
    List<Row> rows =
        Files.readAllLines(Path.of(arguments[0])).stream().skip(1).map(Row::of).toList();
    judge(rows);
  }

  private static void printLaunch(CampaignDirectory directory) {
    CellFigures cell = CampaignAnalysis.of(directory).cells().get(0);
    LaunchFigures launch = cell.launches().get(0);
    double[] roundTrips =
        RankPair.roundTrips(launch.machine().probes().stream()).values().stream()
            .findFirst()
            .orElse(new double[0]);
    System.out.printf(
        Locale.ROOT,
        "%s,%.2f,%.3f%n",
        Arrays.stream(roundTrips)
            .mapToObj(nanos -> String.format(Locale.ROOT, "%.1f", nanos))
            .collect(Collectors.joining(" ")),
        cell.median(),
        cell.mean());
  }

  private static void judge(List<Row> rows) {
    TwoLevels ofC =
        TwoLevels.of(
                rows.stream()
                    .flatMap(row -> Stream.of(row.before(), row.after()))
                    .mapToDouble(nanos -> nanos)
                    .toArray(),
                APART)
            .orElseThrow(() -> new IllegalStateException("the host has one state"));
    TwoLevels ofTutti =
        TwoLevels.of(
                rows.stream().flatMapToDouble(row -> Arrays.stream(row.probes())).toArray(), APART)
            .orElseThrow(() -> new IllegalStateException("the probes show one state"));
    int steady = 0;
    int far = 0;
    int alike = 0;
    int changed = 0;
    for (Row row : rows) {
      boolean before = ofC.isHigh(row.before());
      if (before != ofC.isHigh(row.after())) {
        continue;
      }
      steady++;
      far += before ? 1 : 0;
      boolean all = Arrays.stream(row.probes()).allMatch(nanos -> ofTutti.isHigh(nanos) == before);
      boolean none =
          Arrays.stream(row.probes()).noneMatch(nanos -> ofTutti.isHigh(nanos) == before);
      alike += all ? 1 : 0;
      changed += all || none ? 0 : 1;
    }
    System.out.printf(
        Locale.ROOT,
        "%d launches; C: %.0f ns near, %.0f ns far; Tutti: %.0f and %.0f ns%n"
            + "of %d launches before and after which C found the same state (far in %d), Tutti named it"
            + " in %d (%.1f %%), found a change in %d, and another state in %d%n",
        rows.size(),
        ofC.low(),
        ofC.high(),
        ofTutti.low(),
        ofTutti.high(),
        steady,
        far,
        alike,
        100.0 * alike / steady,
        changed,
        steady - alike - changed);
  }
}
