package org.tutti.bench.replication;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Counts what was said of each conclusion, by what was true there. */
public final class Counts {
  private static final List<String> STATES = List.of("HOLDS", "DOES_NOT_HOLD", "UNDECIDED");
  private static final double BASELINE = 20;

  private Counts() {}

  /**
   * Prints the counts.
   *
   * @param arguments the file that {@code run} has written: truth, study, kind, and state
   */
  public static void main(String[] arguments) throws IOException {
    Map<String, Map<String, Integer>> counts = new TreeMap<>();
    for (String line : Files.readAllLines(Path.of(arguments[0])).subList(1, lines(arguments[0]))) {
      String[] words = line.split(",");
      String row =
          String.format(Locale.ROOT, "%-8s %.2f", words[2], Integer.parseInt(words[0]) / BASELINE);
      counts.computeIfAbsent(row, any -> new TreeMap<>()).merge(words[3], 1, Integer::sum);
    }
    System.out.println("kind     truth  holds  does not  undecided");
    counts.forEach(
        (row, states) ->
            System.out.printf(
                Locale.ROOT,
                "%s  %6d %9d %10d%n",
                row,
                states.getOrDefault(STATES.get(0), 0),
                states.getOrDefault(STATES.get(1), 0),
                states.getOrDefault(STATES.get(2), 0)));
  }

  private static int lines(String file) throws IOException {
    return Files.readAllLines(Path.of(file)).size();
  }
}
