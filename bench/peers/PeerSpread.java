package org.tutti.bench.peers;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.tutti.stats.summary.Quartiles;

/** The tables of a result: PeerSpread RESULT.csv LIBRARY. */
public final class PeerSpread {
  private static final String TUTTI = "tutti";

  private PeerSpread() {}

  public static void main(String[] arguments) throws IOException {
    List<PeerTrial> trials = PeerTrial.read(Path.of(arguments[0]), arguments[1]);
    print("Results divided by the least of their program (hunold2016, figure 12)%n");
    print(
        "%-17s %-8s %6s %9s %6s %6s %6s %6s %7s%n",
        "cell", "program", "trials", "least", "Q1", "median", "Q3", "max", "sd");
    by(trials, PeerTrial::cell)
        .forEach((cell, own) -> by(own, PeerTrial::program).forEach((p, t) -> line(cell, p, t)));
    print("%nTime, and differences between results of the same program%n");
    print(
        "%-8s %11s %26s %28s%n",
        "program", "s per trial", "pairs more than 3 % apart", "cells whose halves differ");
    by(trials, PeerTrial::program).forEach(PeerSpread::differences);
    print("%nStandard deviation of Tutti, as a share of the best other program's; wanted: 1/3%n");
    by(trials, PeerTrial::cell).forEach(PeerSpread::share);
  }

  private static Map<String, List<PeerTrial>> by(
      List<PeerTrial> trials, Function<PeerTrial, String> key) {
    return trials.stream().collect(groupingBy(key, TreeMap::new, toList()));
  }

  private static void line(String cell, String program, List<PeerTrial> trials) {
    TrialSpread spread = TrialSpread.of(trials);
    Quartiles quartiles = spread.normalized();
    print(
        "%-17s %-8s %6d %6.2f us %6.3f %6.3f %6.3f %6.3f %5.1f %%%n",
        cell,
        program,
        trials.size(),
        spread.least() / 1e3,
        quartiles.first(),
        quartiles.median(),
        quartiles.third(),
        quartiles.max(),
        100 * spread.deviation());
  }

  private static void differences(String program, List<PeerTrial> trials) {
    Collection<TrialSpread> cells =
        by(trials, PeerTrial::cell).values().stream().map(TrialSpread::of).toList();
    double pairs = cells.stream().mapToLong(TrialSpread::pairs).sum();
    print(
        "%-8s %11.1f %24.0f %% %23d of %d%n",
        program,
        trials.stream().mapToDouble(PeerTrial::seconds).average().orElseThrow(),
        100 * cells.stream().mapToLong(TrialSpread::pairsApart).sum() / Math.max(1, pairs),
        cells.stream().filter(TrialSpread::halvesDiffer).count(),
        cells.size());
  }

  private static void share(String cell, List<PeerTrial> trials) {
    Map<String, List<PeerTrial>> programs = by(trials, PeerTrial::program);
    double best =
        programs.entrySet().stream()
            .filter(entry -> !entry.getKey().equals(TUTTI))
            .mapToDouble(entry -> TrialSpread.of(entry.getValue()).deviation())
            .min()
            .orElse(Double.NaN);
    double share = TrialSpread.of(programs.getOrDefault(TUTTI, List.of())).deviation() / best;
    String answer = share <= 1.0 / 3 ? "met" : share > 1.0 / 3 ? "missed" : "too few trials";
    print("%-17s %4.2f  %s%n", cell, share, answer);
  }

  private static void print(String format, Object... arguments) {
    System.out.printf(Locale.ROOT, format, arguments);
  }
}
