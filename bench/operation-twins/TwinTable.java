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
import java.util.stream.Collectors;
import org.tutti.stats.summary.Quartiles;

/**
 * What a result says: TwinTable RESULT.csv EXCLUDED.csv. The median over launches of the difference
 * between Tutti's operation and the bare calls that took turns in one cell says whether what is
 * asked is met; a row for each operation in which it is not, and how many there are of each kind.
 * Intervals are percentiles of 2,000 such differences of rounds drawn anew with replacement, since
 * the launches of a round lie close together.
 */
public final class TwinTable {
  private static final double ASKED_NANOS = 5;
  private static final int RESAMPLES = 2000;

  /** Shows what the instrument does; nothing is asked of it. */
  private static final String NOTHING = "nothing";

  private TwinTable() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, Row> rows = new TreeMap<>();
    read(Path.of(arguments[0]))
        .forEach(
            (operation, programs) -> {
              if (programs.containsKey("bare")) {
                rows.put(operation, Row.of(programs.get("bare"), programs.get("turn")));
              }
            });
    System.out.println("| operation | launches | bare [ns] | Tutti [ns] | more [ns] (95 %) |");
    System.out.println("|---|---|---|---|---|");
    rows.forEach(
        (operation, row) -> {
          if (!row.isMet() || operation.equals(NOTHING)) {
            System.out.println("| " + operation + " | " + row.text() + " |");
          }
        });
    rows.remove(NOTHING);
    List<Row> missed = rows.values().stream().filter(row -> !row.isMet()).toList();
    System.out.printf(
        "%nMet in %d of %d operations. Of the others, %d have an interval that begins above 5 ns.%n",
        rows.size() - missed.size(),
        rows.size(),
        missed.stream().filter(row -> row.low() > ASKED_NANOS).count());
    List<String> excluded = Files.readAllLines(Path.of(arguments[1]));
    System.out.println("\nWithout a twin: " + (excluded.size() - 1));
    excluded.stream()
        .skip(1)
        .collect(
            Collectors.groupingBy(
                line -> line.substring(line.indexOf(',') + 1),
                TreeMap::new,
                Collectors.mapping(line -> line.split(",")[0], Collectors.joining(", "))))
        .forEach((reason, names) -> System.out.println("- " + reason + ": " + names));
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

  /**
   * An operation and its bare calls.
   *
   * @param low where the interval of their difference begins
   */
  private record Row(int launches, double bare, double turn, double more, double low, double high) {
    static Row of(Map<Integer, Double> bare, Map<Integer, Double> turn) {
      List<Integer> rounds = shared(bare, turn);
      double[] differences =
          new Random(1)
              .longs(RESAMPLES)
              .mapToDouble(seed -> difference(bare, turn, drawn(rounds, new Random(seed))))
              .sorted()
              .toArray();
      return new Row(
          rounds.size(),
          medianOf(rounds, bare::get),
          medianOf(rounds, turn::get),
          difference(bare, turn, rounds),
          differences[Math.round(0.025f * (RESAMPLES - 1))],
          differences[Math.round(0.975f * (RESAMPLES - 1))]);
    }

    boolean isMet() {
      return more <= ASKED_NANOS;
    }

    String text() {
      return String.format(
          Locale.ROOT,
          "%d | %.1f | %.1f | %.1f (%.1f to %.1f)",
          launches,
          bare,
          turn,
          more,
          low,
          high);
    }
  }

  /** The median of the differences within launches. */
  private static double difference(
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
}
