package org.tutti.bench.operationtwins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.tutti.stats.summary.Quartiles;

/**
 * What one program measures beside another, over all launches and per state of the machine:
 * StateTable RESULT.csv DISTANCES.csv PROGRAM BASE.
 *
 * <p>DISTANCES.csv has, for each launch, the round trip of a cache line between the two processors
 * before and after it, by bench/host-modes/distance.c. A launch is near or far if both are; else
 * its state changed, and it counts for all launches only.
 */
public final class StateTable {
  /** Lies between the two states, of about 100 and 400 ns (bench/host-modes). */
  private static final double NEAR_NANOS = 200;

  private static final int RESAMPLES = 2000;

  /** A median of fewer says nothing. */
  private static final int MIN_LAUNCHES = 5;

  private StateTable() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, String> states = states(Path.of(arguments[1]));
    Map<String, Map<String, List<Launch>>> operations = new TreeMap<>();
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      String state = states.get(fields[0] + "," + fields[3]);
      if (state != null) {
        operations
            .computeIfAbsent(fields[1], key -> new TreeMap<>())
            .computeIfAbsent(fields[0], key -> new ArrayList<>())
            .add(new Launch(state, Double.parseDouble(fields[4])));
      }
    }
    String program = arguments[2];
    String base = arguments[3];
    System.out.printf("| operation | %s to %s (95 %%) | near | far |%n", program, base);
    System.out.println("|---|---|---|---|");
    operations.forEach(
        (operation, all) -> {
          List<Launch> of = all.get(program);
          List<Launch> to = all.get(base);
          System.out.printf(
              "| %s | %s | %s | %s |%n",
              operation, ratio(of, to, ""), ratio(of, to, "near"), ratio(of, to, "far"));
        });
    System.out.println();
    for (String one : List.of(base, program)) {
      List<String> of = states.keySet().stream().filter(key -> key.startsWith(one + ",")).toList();
      System.out.printf("%s: %d launches", one, of.size());
      for (String state : List.of("near", "far", "changed")) {
        long count = of.stream().filter(key -> states.get(key).equals(state)).count();
        System.out.printf(", %d %s", count, state);
      }
      System.out.println();
    }
  }

  private record Launch(String state, double median) {}

  /** {@code near}, {@code far}, or {@code changed}, by program and round, separated by a comma. */
  public static Map<String, String> states(Path file) throws IOException {
    Map<String, String> states = new TreeMap<>();
    List<String> lines = Files.readAllLines(file);
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      boolean wasNear = Double.parseDouble(fields[2]) < NEAR_NANOS;
      boolean isNear = Double.parseDouble(fields[3]) < NEAR_NANOS;
      String state = isNear ? "near" : "far";
      states.put(fields[0] + "," + fields[1], wasNear == isNear ? state : "changed");
    }
    return states;
  }

  /** Of the medians over launches; the bootstrap draws the launches of each program by itself. */
  private static String ratio(List<Launch> launches, List<Launch> base, String state) {
    double[] of = medians(launches, state);
    double[] to = medians(base, state);
    if (Math.min(of.length, to.length) < MIN_LAUNCHES) {
      return String.format("(%d and %d launches)", of.length, to.length);
    }
    Random random = new Random(1);
    double[] ratios = new double[RESAMPLES];
    for (int i = 0; i < RESAMPLES; i++) {
      ratios[i] = median(drawn(of, random)) / median(drawn(to, random));
    }
    Arrays.sort(ratios);
    return String.format(
        Locale.ROOT,
        "%.3f (%.3f to %.3f)",
        median(of) / median(to),
        ratios[Math.round(0.025f * (RESAMPLES - 1))],
        ratios[Math.round(0.975f * (RESAMPLES - 1))]);
  }

  private static double[] medians(List<Launch> launches, String state) {
    return launches.stream()
        .filter(launch -> state.isEmpty() || launch.state.equals(state))
        .mapToDouble(Launch::median)
        .toArray();
  }

  private static double[] drawn(double[] values, Random random) {
    return random.ints(values.length, 0, values.length).mapToDouble(at -> values[at]).toArray();
  }

  private static double median(double[] values) {
    return Quartiles.of(values).median();
  }
}
