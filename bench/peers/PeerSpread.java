package org.tutti.bench.peers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.tutti.stats.dominance.BrunnerMunzel;
import org.tutti.stats.dominance.Stratum;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.summary.Quartiles;

/**
 * The tables of a result: PeerSpread RESULT.csv LIBRARY. As in hunold2016, figure 12, the results of a
 * program are divided by the least of them.
 */
public final class PeerSpread {
  private static final String TUTTI = "tutti";

  /** What a reader of two results would take for a difference. */
  private static final double DIFFERENCE = 1.03;

  /** The result of a trial for a cell, in the order of trials. */
  private record Trial(String program, String cell, double nanoseconds, double seconds) {}

  private PeerSpread() {}

  public static void main(String[] arguments) throws IOException {
    List<Trial> trials =
        Files.readAllLines(Path.of(arguments[0])).stream()
            .skip(1)
            .map(line -> line.split(","))
            .filter(f -> f[0].equals(arguments[1]))
            .map(
                f ->
                    new Trial(
                        f[1],
                        f[3] + " " + f[4] + " B",
                        Double.parseDouble(f[5]),
                        Double.parseDouble(f[6])))
            .toList();
    Map<String, Map<String, List<Trial>>> cells =
        trials.stream()
            .collect(
                Collectors.groupingBy(
                    Trial::cell,
                    TreeMap::new,
                    Collectors.groupingBy(Trial::program, TreeMap::new, Collectors.toList())));
    System.out.println(
        "Divided by the least result (hunold2016, figure 12); pairs: differ by more than 3 %;"
            + "\nhalves: p-value of the first half of the trials against the second\n");
    System.out.printf(
        "%-18s %-9s %6s %8s %9s %7s %7s %7s %7s %6s %7s%n",
        "cell", "program", "trials", "s each", "least", "Q1", "median", "Q3", "max", "pairs",
        "halves");
    cells.forEach((cell, programs) -> programs.forEach((program, own) -> print(own)));
    System.out.println("\nSpread of Tutti, as a share of that of the best of the others:");
    cells.forEach(PeerSpread::compare);
  }

  private static void print(List<Trial> trials) {
    double[] times = times(trials);
    Quartiles quartiles = Quartiles.of(times);
    double least = quartiles.min();
    System.out.printf(
        Locale.ROOT,
        "%-18s %-9s %6d %8.1f %6.2f us %7.3f %7.3f %7.3f %7.3f %4.0f %% %7s%n",
        trials.get(0).cell(),
        trials.get(0).program(),
        times.length,
        Mean.of(trials.stream().mapToDouble(Trial::seconds).toArray()).getAsDouble(),
        least / 1e3,
        quartiles.first() / least,
        quartiles.median() / least,
        quartiles.third() / least,
        quartiles.max() / least,
        100 * differing(times),
        halves(times));
  }

  private static void compare(String cell, Map<String, List<Trial>> programs) {
    double best =
        programs.entrySet().stream()
            .filter(entry -> !entry.getKey().equals(TUTTI) && entry.getValue().size() > 1)
            .mapToDouble(entry -> deviation(entry.getValue()))
            .min()
            .orElse(Double.NaN);
    double share = deviation(programs.getOrDefault(TUTTI, List.of())) / best;
    System.out.printf(
        Locale.ROOT,
        "  %-18s %s%n",
        cell,
        Double.isNaN(share)
            ? "too few trials"
            : String.format(
                Locale.ROOT, "%.2f  %s", share, share <= 1.0 / 3 ? "met: 1/3" : "missed: 1/3"));
  }

  /** Standard deviation, divided by the least result. */
  private static double deviation(List<Trial> trials) {
    double[] times = times(trials);
    return times.length < 2
        ? Double.NaN
        : StandardDeviation.of(times).getAsDouble() / Arrays.stream(times).min().orElseThrow();
  }

  /** The share of all pairs of results that are further apart than it takes to be noticed. */
  private static double differing(double[] times) {
    long apart = 0;
    for (double one : times) {
      apart += Arrays.stream(times).filter(other -> other > DIFFERENCE * one).count();
    }
    return times.length < 2 ? 0 : 2.0 * apart / times.length / (times.length - 1);
  }

  private static String halves(double[] times) {
    int half = times.length / 2;
    if (half < 2) {
      return "-";
    }
    Stratum stratum =
        new Stratum(Arrays.copyOf(times, half), Arrays.copyOfRange(times, half, times.length));
    return String.format(
        Locale.ROOT,
        "%.3f",
        BrunnerMunzel.of(List.of(stratum)).test(0, Alternative.TWO_SIDED).pValue());
  }

  private static double[] times(List<Trial> trials) {
    return trials.stream().mapToDouble(Trial::nanoseconds).toArray();
  }
}
