package org.tutti.bench.launchcost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.stats.summary.Quartiles;

/** The tables of a result: LaunchCost RESULT.csv; run writes it. */
public final class LaunchCost {
  private static final double MILLIS = 1000;
  private static final double MEBI = 1024;

  /** The cells of the short and of the long launch from which the cost of a cell follows. */
  private static final int FEW = 2;

  private static final int MANY = 14;

  /** A program with a number of cells. */
  private record Launched(String program, int cells) {}

  /** One launch: its wall time in ms and the peak memory of its larger rank in KiB. */
  private record Cost(double wallMillis, double peakKibibytes) {}

  private LaunchCost() {}

  public static void main(String[] arguments) throws IOException {
    Map<Launched, List<Cost>> costs = read(Path.of(arguments[0]));
    System.out.println("| program | cells | launches | wall time [s] | memory of a rank [MiB] |");
    System.out.println("|---|---|---|---|---|");
    costs.forEach(
        (launched, all) ->
            System.out.printf(
                Locale.ROOT,
                "| %s | %d | %d | %s | %s |%n",
                launched.program(),
                launched.cells(),
                all.size(),
                text(all.stream().mapToDouble(one -> one.wallMillis() / MILLIS).toArray(), 2),
                text(all.stream().mapToDouble(one -> one.peakKibibytes() / MEBI).toArray(), 0)));
    System.out.println();
    costs.keySet().stream()
        .filter(launched -> launched.cells() == MANY)
        .forEach(launched -> printCell(launched.program(), costs));
  }

  /** What each cell beyond the first ones adds, by the medians of both launches. */
  private static void printCell(String program, Map<Launched, List<Cost>> costs) {
    double many = medianMillis(costs.get(new Launched(program, MANY)));
    double few = medianMillis(costs.get(new Launched(program, FEW)));
    System.out.printf(
        Locale.ROOT,
        "%s: a further cell of an operation that has run takes %.1f ms%n",
        program,
        (many - few) / (MANY - FEW));
  }

  private static Map<Launched, List<Cost>> read(Path file) throws IOException {
    Map<Launched, List<Cost>> costs =
        new TreeMap<>(Comparator.comparing(Launched::program).thenComparing(Launched::cells));
    List<String> lines = Files.readAllLines(file);
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      costs
          .computeIfAbsent(
              new Launched(fields[0], Integer.parseInt(fields[1])), key -> new ArrayList<>())
          .add(new Cost(Double.parseDouble(fields[3]), Double.parseDouble(fields[4])));
    }
    return costs;
  }

  private static double medianMillis(List<Cost> costs) {
    return median(costs.stream().mapToDouble(Cost::wallMillis).toArray());
  }

  /** Median and range. */
  private static String text(double[] values, int decimals) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    String number = "%." + decimals + "f";
    return String.format(
        Locale.ROOT,
        number + " (" + number + " to " + number + ")",
        median(sorted),
        sorted[0],
        sorted[sorted.length - 1]);
  }

  private static double median(double[] values) {
    return Quartiles.of(values).median();
  }
}
