package org.tutti.bench.timetoanswer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.stats.summary.Quartiles;

/**
 * The tables of a result: TimeToAnswer RESULT.csv DIRECTORY, where {@code run} left all launches in
 * DIRECTORY.
 */
public final class TimeToAnswer {
  private static final List<String> PROGRAMS = List.of("tutti", "reprompi");

  /** A line of the result: one program's answer, or its launches, in a round. */
  private record Row(String question, String program, double seconds, int launches) {}

  private TimeToAnswer() {}

  public static void main(String[] arguments) throws IOException {
    List<Row> rows =
        Files.readAllLines(Path.of(arguments[0])).stream()
            .skip(1)
            .map(line -> line.split(","))
            .map(f -> new Row(f[0], f[1], Double.parseDouble(f[3]), Integer.parseInt(f[4])))
            .toList();
    System.out.println("Medians at 8 B, 1 KiB and 64 KiB known within 5 %:");
    for (String program : PROGRAMS) {
      List<Row> own = of(rows, "precision", program);
      Quartiles seconds = Quartiles.of(own.stream().mapToDouble(Row::seconds).toArray());
      Quartiles launches = Quartiles.of(own.stream().mapToDouble(Row::launches).toArray());
      System.out.printf(
          Locale.ROOT,
          "  %-9s %d rounds: median %.1f s (%.1f to %.1f), %.0f launches (%.0f to %.0f)%n",
          program,
          own.size(),
          seconds.median(),
          seconds.min(),
          seconds.max(),
          launches.median(),
          launches.min(),
          launches.max());
    }
    System.out.println("A difference of 3 % at 64 KiB found in 9 of 10 samples of launches:");
    Path directory = Path.of(arguments[1]);
    report("tutti", tutti(directory), rows);
    report("reprompi", reprompi(directory), rows);
  }

  private static void report(String program, LaunchPower power, List<Row> rows) {
    List<Row> own = of(rows, "difference", program);
    double each =
        Quartiles.of(own.stream().mapToDouble(row -> row.seconds() / row.launches()).toArray())
            .median();
    power
        .launchesNeeded()
        .ifPresentOrElse(
            launches ->
                System.out.printf(
                    Locale.ROOT,
                    "  %-9s %d launches of each variant, %.2f s: %.1f s%n",
                    program,
                    launches,
                    each,
                    launches * each),
            () ->
                System.out.printf(
                    Locale.ROOT,
                    "  %-9s more than the %d launches of each variant that were made, %.2f s%n",
                    program,
                    power.launches(),
                    each));
  }

  private static List<Row> of(List<Row> rows, String question, String program) {
    return rows.stream()
        .filter(row -> row.question().equals(question) && row.program().equals(program))
        .toList();
  }

  /** Both variants in the same launches. */
  private static LaunchPower tutti(Path directory) throws IOException {
    Map<String, List<Double>> medians = new TreeMap<>();
    for (Path campaign : list(directory, "difference-tutti-")) {
      for (CellFigures cell : CampaignAnalysis.of(new CampaignDirectory(campaign)).cells()) {
        for (LaunchFigures launch : cell.launches()) {
          medians
              .computeIfAbsent(cell.key().parameters().get("percent"), percent -> new ArrayList<>())
              .add(launch.times().median());
        }
      }
    }
    return new LaunchPower(array(medians.get("0")), array(medians.get("3")), true);
  }

  private static LaunchPower reprompi(Path directory) throws IOException {
    Map<Boolean, List<Double>> medians = Map.of(true, new ArrayList<>(), false, new ArrayList<>());
    for (Path round : list(directory, "difference-reprompi-")) {
      for (Path launch : list(round, "")) {
        medians
            .get(launch.getFileName().toString().startsWith("0-"))
            .add(LaunchTimes.medians(launch).values().iterator().next());
      }
    }
    return new LaunchPower(array(medians.get(true)), array(medians.get(false)), false);
  }

  private static List<Path> list(Path directory, String prefix) throws IOException {
    try (Stream<Path> all = Files.list(directory)) {
      return all.filter(path -> path.getFileName().toString().startsWith(prefix))
          .filter(path -> prefix.isEmpty() || Files.isDirectory(path))
          .sorted()
          .toList();
    }
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
