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
                  Locale.ROOT, "%s,%s,%.2f%n", program, cell, GroupedMedian.of(array(times))));
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
}
