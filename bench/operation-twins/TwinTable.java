package org.tutti.bench.operationtwins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.tutti.stats.summary.Quartiles;

/**
 * The table of a result: TwinTable RESULT.csv. For each operation the medians over launches of the
 * launches' medians, what Tutti adds to C and to the loop in Java, and the median of what it adds
 * to the loop in the same launch, by which it is judged whether what is asked is met. Intervals are
 * percentiles of 2,000 such differences of rounds drawn anew with replacement, since the launches
 * of a round lie close together.
 */
public final class TwinTable {
  private static final double ASKED_NANOS = 5;
  private static final int RESAMPLES = 2000;

  private TwinTable() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, Map<String, Map<Integer, Double>>> operations = read(Path.of(arguments[0]));
    System.out.println(
        "| operation | launches | C [ns] | loop in Java [ns] | Tutti [ns] | to C [ns] (95 %) |"
            + " to the loop [ns] (95 %) | in the same launch [ns] (95 %) | asked |");
    System.out.println("|---|---|---|---|---|---|---|---|---|");
    int met = 0;
    for (var operation : operations.entrySet()) {
      met += print(operation.getKey(), operation.getValue()) ? 1 : 0;
    }
    boolean hasLoop =
        operations.values().stream().allMatch(programs -> programs.containsKey("bare"));
    System.out.println(
        hasLoop
            ? "\nMet in " + met + " of " + operations.size() + " operations."
            : "\nNothing is asked without the loop in Java.");
  }

  /** By operation and program: the medians in ns, by launch. */
  private static Map<String, Map<String, Map<Integer, Double>>> read(Path file) throws IOException {
    Map<String, Map<String, Map<Integer, Double>>> operations = new TreeMap<>();
    List<String> lines = Files.readAllLines(file);
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      operations
          .computeIfAbsent(fields[1], key -> new TreeMap<>())
          .computeIfAbsent(fields[0], key -> new TreeMap<>())
          .put(Integer.valueOf(fields[3]), Double.valueOf(fields[4]));
    }
    return operations;
  }

  private static boolean print(String operation, Map<String, Map<Integer, Double>> programs) {
    Map<Integer, Double> c = programs.get("c");
    Map<Integer, Double> tutti = programs.get("tutti");
    Map<Integer, Double> loop = programs.get("bare");
    Map<Integer, Double> beside = programs.get("beside");
    Map<Integer, Double> both = programs.get("both");
    boolean met = loop != null && paired(beside, both, shared(beside, both)) <= ASKED_NANOS;
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %.1f | %s | %.1f | %s | %s | %s | %s |%n",
        operation,
        tutti.size(),
        median(c),
        loop == null ? "" : String.format(Locale.ROOT, "%.1f", median(loop)),
        median(tutti),
        difference(c, tutti, TwinTable::unpaired),
        loop == null ? "" : difference(loop, tutti, TwinTable::unpaired),
        loop == null ? "" : difference(beside, both, TwinTable::paired),
        loop == null ? "" : (met ? "met: " : "**missed:** ") + Math.round(ASKED_NANOS));
    return met;
  }

  /** A difference with its interval. */
  private static String difference(
      Map<Integer, Double> base, Map<Integer, Double> other, Difference difference) {
    List<Integer> rounds = shared(base, other);
    double[] differences =
        new Random(1)
            .longs(RESAMPLES)
            .mapToDouble(seed -> difference.of(base, other, drawn(rounds, new Random(seed))))
            .sorted()
            .toArray();
    return String.format(
        Locale.ROOT,
        "%.1f (%.1f to %.1f)",
        difference.of(base, other, rounds),
        differences[Math.round(0.025f * (RESAMPLES - 1))],
        differences[Math.round(0.975f * (RESAMPLES - 1))]);
  }

  /** Between two programs, over rounds. */
  private interface Difference {
    double of(Map<Integer, Double> base, Map<Integer, Double> other, List<Integer> rounds);
  }

  /** Of the medians over launches. */
  private static double unpaired(
      Map<Integer, Double> base, Map<Integer, Double> other, List<Integer> rounds) {
    return medianOf(rounds, other::get) - medianOf(rounds, base::get);
  }

  /** The median of the differences within launches. */
  private static double paired(
      Map<Integer, Double> base, Map<Integer, Double> other, List<Integer> rounds) {
    return medianOf(rounds, round -> other.get(round) - base.get(round));
  }

  private static List<Integer> shared(Map<Integer, Double> base, Map<Integer, Double> other) {
    SortedSet<Integer> shared = new TreeSet<>(base.keySet());
    shared.retainAll(other.keySet());
    return List.copyOf(shared);
  }

  private static List<Integer> drawn(List<Integer> rounds, Random random) {
    List<Integer> drawn = new ArrayList<>();
    rounds.forEach(round -> drawn.add(rounds.get(random.nextInt(rounds.size()))));
    return drawn;
  }

  private static double medianOf(List<Integer> rounds, ToDoubleFunction<Integer> medians) {
    return Quartiles.of(rounds.stream().mapToDouble(medians).toArray()).median();
  }

  private static double median(Map<Integer, Double> launches) {
    return medianOf(List.copyOf(launches.keySet()), launches::get);
  }
}
