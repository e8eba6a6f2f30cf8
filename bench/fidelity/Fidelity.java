package org.tutti.bench.fidelity;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.stats.summary.Quartiles;

/**
 * The table of a result: Fidelity RESULT.csv. For each cell and program the median over launches of
 * the launches' medians, its ratio to that of C at the same thread level, and, for a second jar or
 * level of Tutti, its ratio to the first. Intervals are those of {@link RoundResampling}.
 */
public final class Fidelity {
  private static final String REFERENCE = "c";
  private static final String BARE = "bare";

  /** Programs of others, of which nothing is asked. */
  private static final Set<String> PEERS = Set.of("osu", "reprompi");

  private static final Pattern AT_LEVEL =
      Pattern.compile("(?<program>.*)-(?<level>single|funneled|serialized|multiple)");

  private Fidelity() {}

  public static void main(String[] arguments) throws IOException {
    FidelityResult result = FidelityResult.read(Path.of(arguments[0]));
    System.out.println(
        "| operation | msize | program | launches | median [ns] | to C (95 %) | more [ns] | asked |"
            + " to the first jar (95 %) |");
    System.out.println("|---|---|---|---|---|---|---|---|---|");
    Map<String, int[]> met = new LinkedHashMap<>();
    result.cells().forEach((key, cell) -> print(key, cell, met));
    System.out.println();
    met.forEach(
        (program, counts) ->
            System.out.printf("%s: met in %d of %d cells.%n", program, counts[0], counts[1]));
  }

  private static void print(
      FidelityResult.Key key, FidelityResult.Cell cell, Map<String, int[]> met) {
    double asked = key.msize() <= 8 ? 1.05 : 1.02;
    String first = null;
    for (String program : cell.keySet()) {
      Map<Integer, Double> launches = cell.get(program);
      double own = median(launches.values().stream().toList());
      System.out.printf(
          Locale.ROOT,
          "| %s | %d | %s | %d | %.1f |",
          key.operation(),
          key.msize(),
          program,
          launches.size(),
          own);
      String toFirst = "";
      Map<Integer, Double> reference = cell.get(reference(program));
      double c = median(reference.values().stream().toList());
      if (program.equals(REFERENCE)) {
        System.out.print(" | | |");
      } else if (PEERS.contains(program) || program.startsWith(REFERENCE + "-")) {
        System.out.printf(Locale.ROOT, " %s | %.1f | |", ratio(reference, launches), own - c);
      } else {
        boolean kept = own / c <= asked;
        System.out.printf(
            Locale.ROOT,
            " %s | %.1f | %s %.2f |",
            ratio(reference, launches),
            own - c,
            kept ? "met:" : "**missed:**",
            asked);
        int[] counts = met.computeIfAbsent(program, name -> new int[2]);
        counts[0] += kept ? 1 : 0;
        counts[1]++;
        if (first != null) {
          toFirst = ratio(cell.get(first), launches);
        } else if (!program.equals(BARE)) {
          first = program;
        }
      }
      System.out.println(" " + toFirst + " |");
    }
  }

  /** The program that another one is compared with: C, for Tutti at the same thread level. */
  private static String reference(String program) {
    Matcher level = AT_LEVEL.matcher(program);
    return level.matches() && !level.group("program").equals(REFERENCE)
        ? REFERENCE + "-" + level.group("level")
        : REFERENCE;
  }

  /** The ratio of medians with its interval. */
  private static String ratio(Map<Integer, Double> base, Map<Integer, Double> other) {
    return new RoundResampling(base, other)
        .interval((first, second) -> median(second) / median(first))
        .text("%.3f");
  }

  private static double median(List<Double> values) {
    return Quartiles.of(values.stream().mapToDouble(Double::doubleValue).toArray()).median();
  }
}
