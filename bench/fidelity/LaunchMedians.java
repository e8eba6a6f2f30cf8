package org.tutti.bench.fidelity;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The median run-time of each cell in each launch, as CSV: LaunchMedians DIRECTORY PROGRAM...
 *
 * <p>DIRECTORY holds what {@code run} collected: PROGRAM/N.txt, what reference.c or the bare loop
 * printed in launch N, or PROGRAM.csv, the observations that a jar of Tutti exported.
 */
public final class LaunchMedians {
  private LaunchMedians() {}

  public static void main(String[] arguments) throws IOException {
    System.out.println("program,operation,msize,launch,median_ns");
    for (String program : arguments) {
      if (program.equals(arguments[0])) {
        continue;
      }
      Path exported = Path.of(arguments[0], program + ".csv");
      Map<String, List<Double>> runTimes =
          Files.exists(exported) ? exported(exported) : printed(Path.of(arguments[0], program));
      runTimes.forEach(
          (cell, times) ->
              System.out.printf(
                  Locale.ROOT, "%s,%s,%.2f%n", program, cell, groupedMedian(array(times))));
    }
  }

  /** By operation, message size and launch, separated by commas. */
  private static Map<String, List<Double>> printed(Path directory) throws IOException {
    Map<String, List<Double>> runTimes = new TreeMap<>();
    List<Path> files;
    try (Stream<Path> all = Files.list(directory)) {
      files = all.toList();
    }
    for (Path file : files) {
      String launch = file.getFileName().toString().replace(".txt", "");
      for (String line : Files.readAllLines(file)) {
        String[] fields = line.split(" ");
        runTimes.put(
            String.join(",", fields[0], fields[1], launch),
            Arrays.stream(fields).skip(2).map(Double::valueOf).toList());
      }
    }
    return runTimes;
  }

  private static Map<String, List<Double>> exported(Path file) throws IOException {
    Map<String, List<Double>> runTimes = new TreeMap<>();
    try (Stream<String> lines = Files.lines(file)) {
      Map<String, Integer> columns = new HashMap<>();
      for (String line : (Iterable<String>) lines::iterator) {
        List<String> fields = List.of(line.split(",", -1));
        if (columns.isEmpty()) {
          IntStream.range(0, fields.size()).forEach(at -> columns.put(fields.get(at), at));
          continue;
        }
        Function<String, String> field = name -> fields.get(columns.get(name));
        if (field.apply("valid").equals("true")) {
          String benchmark = field.apply("benchmark");
          boolean isInCatalog = !benchmark.contains("."); // has a name of its own
          String operation =
              isInCatalog ? benchmark : field.apply("operation").toLowerCase(Locale.ROOT);
          String cell = String.join(",", operation, field.apply("msize"), field.apply("launch"));
          runTimes
              .computeIfAbsent(cell, key -> new ArrayList<>())
              .add(Double.valueOf(field.apply("run_time_ns")));
        }
      }
    }
    return runTimes;
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
  }

  /**
   * The median of values that are known to a step of the clock only: where among the steps of the
   * middle one, as if they lay evenly in it, half of all values are reached.
   */
  private static double groupedMedian(double[] sorted) {
    double step = step(sorted);
    long middle = Math.round(sorted[sorted.length / 2] / step);
    double below = Arrays.stream(sorted).filter(v -> Math.round(v / step) < middle).count();
    double within = Arrays.stream(sorted).filter(v -> Math.round(v / step) == middle).count();
    return (middle - 0.5 + (sorted.length / 2.0 - below) / within) * step;
  }

  /** The clock's step: the commonest difference between neighbors that differ. */
  private static double step(double[] sorted) {
    Map<Double, Long> differences =
        IntStream.range(1, sorted.length)
            .mapToObj(i -> sorted[i] - sorted[i - 1])
            .filter(difference -> difference > 0)
            .collect(Collectors.groupingBy(d -> d, TreeMap::new, Collectors.counting()));
    return differences.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse(1.0);
  }
}
