package org.tutti.bench.clocks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.stats.summary.Quartiles;

/**
 * Medians of errors and bounds, and in how many launches the bounds of all ranks held, as CSV:
 * BoundSummary SEEDS.csv LAUNCHES.csv, printed by SimulatedAccuracy and RealAccuracy.
 */
public final class BoundSummary {
  private static final int[] SECONDS = {0, 1, 5, 10, 20};
  private static final int TIMES = SECONDS.length;

  /** Network or library, ranks, method; a simulated launch has its seed next. */
  private static final int NAMES = 3;

  /** Errors and bounds in nanoseconds, and whether all ranks' bounds held. */
  private record Launch(double[] errors, double[] bounds, boolean[] held) {
    /**
     * Reads a line.
     *
     * @param first index of the first error; bounds follow in pairs with what was seen of them
     * @param all what stands there if the bounds of all ranks held
     */
    static Launch of(String[] fields, int first, String all) {
      Launch launch = new Launch(new double[TIMES], new double[TIMES], new boolean[TIMES]);
      for (int at = 0; at < TIMES; at++) {
        launch.errors[at] = Double.parseDouble(fields[first + at]);
        launch.bounds[at] = Double.parseDouble(fields[first + TIMES + 2 * at]);
        launch.held[at] = fields[first + TIMES + 2 * at + 1].equals(all);
      }
      return launch;
    }
  }

  private BoundSummary() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, List<Launch>> cases = new LinkedHashMap<>();
    add(cases, Path.of(arguments[0]), NAMES + 1, "1.0000");
    add(cases, Path.of(arguments[1]), NAMES, "true");
    StringBuilder head = new StringBuilder("network,p,method,launches");
    for (int seconds : SECONDS) {
      head.append(String.format(",error_%1$ds,bound_%1$ds,held_%1$ds", seconds));
    }
    System.out.println(head);
    cases.forEach((name, launches) -> System.out.println(name + "," + line(launches)));
  }

  private static void add(Map<String, List<Launch>> cases, Path file, int first, String all)
      throws IOException {
    for (String line : Files.readAllLines(file)) {
      String[] fields = line.split(",", -1);
      String name = String.join(",", List.of(fields).subList(0, NAMES));
      cases.computeIfAbsent(name, key -> new ArrayList<>()).add(Launch.of(fields, first, all));
    }
  }

  private static String line(List<Launch> launches) {
    StringBuilder line = new StringBuilder().append(launches.size());
    for (int time = 0; time < TIMES; time++) {
      int at = time;
      double held = launches.stream().filter(launch -> launch.held[at]).count();
      line.append(
          String.format(
              Locale.ROOT,
              ",%.1f,%.0f,%.3f",
              Quartiles.of(launches.stream().mapToDouble(one -> one.errors[at]).toArray()).median(),
              Quartiles.of(launches.stream().mapToDouble(one -> one.bounds[at]).toArray()).median(),
              held / launches.size()));
    }
    return line.toString();
  }
}
