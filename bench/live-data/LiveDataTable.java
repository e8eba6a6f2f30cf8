package org.tutti.bench.livedata;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tutti.bench.fidelity.FidelityResult;
import org.tutti.bench.fidelity.RoundResampling;
import org.tutti.bench.operationtwins.StateTable;
import org.tutti.stats.summary.Quartiles;

/**
 * The tables of a result: LiveDataTable RESULT.csv DISTANCES.csv STATE..., the first of which is
 * the one that others are compared with. For each cell and state of the data the ratio of Tutti's
 * median over launches to that of C, and the ratio of each to its own in the first state, all with
 * the intervals of {@link RoundResampling}: among launches during which the two processors were
 * near each other, and among those during which they were far ({@link StateTable}), since each line
 * costs more then.
 */
public final class LiveDataTable {
  /** Both bring the data into the same state: neither may take longer. */
  private static final double ASKED = 0.05;

  /** A median of fewer says nothing. */
  private static final int MIN_LAUNCHES = 5;

  private static final String C = "c-";
  private static final String TUTTI = "tutti-";

  private LiveDataTable() {}

  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[0]);
    List<String> states = Arrays.asList(arguments).subList(2, arguments.length);
    Map<String, String> distances = StateTable.states(Path.of(arguments[1]));
    for (String distance : List.of("near", "far")) {
      FidelityResult result = FidelityResult.read(file);
      result.cells().values().forEach(cell -> keep(cell, distance, distances));
      long launches = distances.values().stream().filter(distance::equals).count();
      System.out.printf("%s: %d of %d launches.%n%n", distance, launches, distances.size());
      print(result, states);
    }
  }

  private static void print(FidelityResult result, List<String> states) {
    int[] counts = new int[2];
    print(result, states, cell -> state -> toC(cell, state, counts));
    System.out.printf("%nTutti to C: within 5 %% in %d of %d cells.%n%n", counts[0], counts[1]);
    String first = states.get(0);
    print(result, states, cell -> state -> effects(cell, state, first));
    System.out.println();
  }

  private static void keep(
      Map<String, Map<Integer, Double>> cell, String distance, Map<String, String> distances) {
    cell.forEach(
        (program, launches) ->
            launches
                .keySet()
                .removeIf(round -> !distance.equals(distances.get(program + "," + round))));
  }

  /** A row for each cell and a column for each state. */
  private static void print(
      FidelityResult result,
      List<String> states,
      Function<Map<String, Map<Integer, Double>>, Function<String, String>> text) {
    System.out.println("| operation | msize | " + String.join(" | ", states) + " |");
    System.out.println("|---|---|" + "---|".repeat(states.size()));
    result
        .cells()
        .forEach(
            (key, cell) ->
                System.out.printf(
                    "| %s | %d | %s |%n",
                    key.operation(),
                    key.msize(),
                    states.stream().map(text.apply(cell)).collect(Collectors.joining(" | "))));
  }

  private static String toC(Map<String, Map<Integer, Double>> cell, String state, int[] counts) {
    if (isTooFew(cell, state)) {
      return "";
    }
    RoundResampling.Interval ratio = ratio(cell.get(C + state), cell.get(TUTTI + state));
    boolean isMet = Math.abs(ratio.figure() - 1) <= ASKED;
    counts[0] += isMet ? 1 : 0;
    counts[1]++;
    return (isMet ? "" : "**missed:** ") + ratio.text("%.3f");
  }

  /** Of the first state the medians, of the others what they do to them. */
  private static String effects(
      Map<String, Map<Integer, Double>> cell, String state, String first) {
    if (isTooFew(cell, first) || isTooFew(cell, state)) {
      return "";
    }
    if (state.equals(first)) {
      return String.format(
          Locale.ROOT,
          "C %.0f, Tutti %.0f ns",
          median(List.copyOf(cell.get(C + first).values())),
          median(List.copyOf(cell.get(TUTTI + first).values())));
    }
    return "C "
        + ratio(cell.get(C + first), cell.get(C + state)).text("%.2f")
        + ", Tutti "
        + ratio(cell.get(TUTTI + first), cell.get(TUTTI + state)).text("%.2f");
  }

  private static boolean isTooFew(Map<String, Map<Integer, Double>> cell, String state) {
    return Math.min(cell.get(C + state).size(), cell.get(TUTTI + state).size()) < MIN_LAUNCHES;
  }

  private static RoundResampling.Interval ratio(
      Map<Integer, Double> base, Map<Integer, Double> other) {
    return new RoundResampling(base, other)
        .interval((first, second) -> median(second) / median(first));
  }

  private static double median(List<Double> values) {
    return Quartiles.of(values.stream().mapToDouble(Double::doubleValue).toArray()).median();
  }
}
