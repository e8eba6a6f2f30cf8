package org.tutti.bench.timetoanswer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.stats.summary.Quartiles;

/** What {@code run} keeps of a launch of ReproMPI: lines of a message size and run-times in ns. */
final class LaunchTimes {
  private LaunchTimes() {}

  /** The median run-time by message size. */
  static Map<Integer, Double> medians(Path file) throws IOException {
    Map<Integer, Double> medians = new TreeMap<>();
    for (String line : Files.readAllLines(file)) {
      String[] fields = line.split(" ");
      double[] times = Arrays.stream(fields).skip(1).mapToDouble(Double::parseDouble).toArray();
      medians.put(Integer.valueOf(fields[0]), Quartiles.of(times).median());
    }
    return medians;
  }
}
