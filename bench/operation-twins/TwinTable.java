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
 * launches' medians in C and in Tutti, and those of the bare calls and of Tutti's operation that
 * took turns in one cell. The median over launches of the difference of these two says whether what
 * is asked is met. Intervals are percentiles of 2,000 such differences of rounds drawn anew with
 * replacement, since the launches of a round lie close together.
 */
public final class TwinTable {
  private static final double ASKED_NANOS = 5;
  private static final int RESAMPLES = 2000;

  /** Shows what the instrument does; nothing is asked of it. */
  private static final String NOTHING = "nothing";

  private TwinTable() {}

  public static void main(String[] arguments) throws IOException {
    var operations = read(Path.of(arguments[0]));
    System.out.println(
        "| operation | launches | C [ns] | Tutti [ns] | to C [ns] (95 %) | bare, in turn [ns] |"
            + " Tutti, in turn [ns] | more [ns] (95 %) | asked |");
    System.out.println("|---|---|---|---|---|---|---|---|---|");
    int met = 0;
    int asked = 0;
    for (var operation : operations.entrySet()) {
      boolean isAsked = !operation.getKey().equals(NOTHING);
      boolean isMet = print(operation.getKey(), operation.getValue(), isAsked);
      asked += isAsked ? 1 : 0;
      met += isAsked && isMet ? 1 : 0;
    }
    System.out.println("\nMet in " + met + " of " + asked + " operations.");
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

  private static boolean print(
      String operation, Map<String, Map<Integer, Double>> programs, boolean isAsked) {
    Map<Integer, Double> c = programs.get("c");
    Map<Integer, Double> tutti = programs.get("tutti");
    Map<Integer, Double> bare = programs.get("bare");
    Map<Integer, Double> turn = programs.get("turn");
    boolean isMet = paired(bare, turn, shared(bare, turn)) <= ASKED_NANOS;
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %.1f | %.1f | %s | %.1f | %.1f | %s | %s |%n",
        operation,
        turn.size(),
        median(c),
        median(tutti),
        difference(c, tutti, TwinTable::unpaired),
        median(bare),
        median(turn),
        difference(bare, turn, TwinTable::paired),
        isAsked ? (isMet ? "met: " : "**missed:** ") + Math.round(ASKED_NANOS) : "");
    return isMet;
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
