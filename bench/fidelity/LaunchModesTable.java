package org.tutti.bench.fidelity;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.stats.shape.TwoModes;
import org.tutti.stats.summary.Quartiles;

/**
 * How often launches fall into the slow one of two modes: LaunchModesTable RESULT.csv REFERENCE
 * PROGRAM. For each cell the share of the program's slow launches less that of the reference, and
 * the ratio of their medians within the fast mode, or over all launches where there is one mode.
 * The modes are those of the launches of both.
 */
public final class LaunchModesTable {
  private static final String ROW = "| %s | %d | %d and %d | %s | %s | %s |%n";

  private LaunchModesTable() {}

  public static void main(String[] arguments) throws IOException {
    String reference = arguments[1];
    String program = arguments[2];
    System.out.printf(
        "| operation | msize | launches of %s and %s | modes | slow: %s - %s, points (95 %%) | fast:"
            + " %s / %s (95 %%) |%n",
        reference, program, program, reference, program, reference);
    System.out.println("|---|---|---|---|---|---|");
    FidelityResult.read(Path.of(arguments[0]))
        .cells()
        .forEach(
            (key, cell) -> {
              if (cell.containsKey(reference) && cell.containsKey(program)) {
                print(key, cell.get(reference), cell.get(program));
              }
            });
  }

  private static void print(
      FidelityResult.Key key, Map<Integer, Double> base, Map<Integer, Double> other) {
    double[] all =
        Stream.concat(base.values().stream(), other.values().stream())
            .mapToDouble(Double::doubleValue)
            .toArray();
    Optional<TwoModes> modes = TwoModes.of(all);
    double boundary = modes.map(TwoModes::boundary).orElse(Double.POSITIVE_INFINITY);
    RoundResampling rounds = new RoundResampling(base, other);
    System.out.printf(
        ROW,
        key.operation(),
        key.msize(),
        base.size(),
        other.size(),
        modes.map(two -> String.format("%.0f and %.0f ns", two.fast(), two.slow())).orElse("one"),
        modes.isEmpty()
            ? ""
            : rounds
                .interval((a, b) -> 100 * (slowShare(b, boundary) - slowShare(a, boundary)))
                .text("%.1f"),
        rounds.interval((a, b) -> fast(b, boundary) / fast(a, boundary)).text("%.4f"));
  }

  private static double slowShare(List<Double> medians, double boundary) {
    return medians.stream().filter(median -> median > boundary).count() / (double) medians.size();
  }

  private static double fast(List<Double> medians, double boundary) {
    double[] fast =
        medians.stream()
            .filter(median -> median <= boundary)
            .mapToDouble(Double::doubleValue)
            .toArray();
    return fast.length == 0 ? Double.NaN : Quartiles.of(fast).median();
  }
}
