package org.tutti.bench.launchcost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.tutti.stats.summary.Quartiles;

/**
 * The table of a result: LaunchCost RESULT.csv; run writes it. Multiples are medians, over rounds,
 * of a launch divided by one of the floor (of C where there is no floor) in the same round, with
 * their range. From launches of 14 cells, the time of the observations is first subtracted: a third
 * of what C takes for 14 cells beyond what it takes for one, in the same round, since C makes 2,000
 * further calls before the 1,000 observations of a cell.
 */
public final class LaunchCost {
  private static final String C = "c";
  private static final String FLOOR = "floor";
  private static final int FEW = 1;
  private static final int MANY = 14;
  private static final double OBSERVED_CALLS_OF_C = 1.0 / 3;
  private static final double MEBI = 1024;
  private static final List<String> ORDER =
      List.of(C, "osu", "reprompi", FLOOR, "launch", "script", "hand", "hand-nocache", "ten");

  /** The multiples of the floor's wall time that are asked, by program and cells. */
  private static final Map<String, String> ASKED =
      Map.of(
          "launch 1", "1.5",
          "launch 14", "2",
          "script 1", "1.8",
          "hand 1", "2.2",
          "hand-nocache 1", "4",
          "ten 1", "14");

  /** A program with a number of cells, and of Tutti the build. */
  private record Launched(String program, int cells, String build) implements Comparable<Launched> {
    static Launched of(String program, int cells) {
      return new Launched(program, cells, "");
    }

    @Override
    public int compareTo(Launched other) {
      int byProgram = ORDER.indexOf(program) - ORDER.indexOf(other.program);
      int byCells = byProgram != 0 ? byProgram : cells - other.cells;
      return byCells != 0 ? byCells : build.compareTo(other.build);
    }
  }

  /** One launch: seconds, and the peak memory of its larger rank in KiB. */
  private record Cost(double wall, double processor, OptionalDouble peak) {}

  private final Map<Integer, Map<Launched, Cost>> rounds = new TreeMap<>();
  private final String base;

  private LaunchCost(List<String> rows) {
    for (String row : rows) {
      String[] fields = row.split(",", -1);
      rounds
          .computeIfAbsent(Integer.valueOf(fields[3]), round -> new TreeMap<>())
          .put(
              new Launched(fields[0], Integer.parseInt(fields[1]), fields[2]),
              new Cost(
                  Double.parseDouble(fields[4]),
                  Double.parseDouble(fields[5]),
                  fields[6].isEmpty()
                      ? OptionalDouble.empty()
                      : OptionalDouble.of(Double.parseDouble(fields[6]))));
    }
    base = rows.stream().anyMatch(row -> row.startsWith(FLOOR + ",")) ? FLOOR : C;
  }

  public static void main(String[] arguments) throws IOException {
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    new LaunchCost(lines.subList(1, lines.size())).print();
  }

  private void print() {
    if (!base.equals(FLOOR)) {
      System.out.println("No floor was measured, which needs JDK 22; multiples are those of C.");
    }
    System.out.printf(
        Locale.ROOT,
        "| program | cells | build | launches | wall time [s] | processor time [s]"
            + " | wall time / %s | asked | processor time / %s"
            + " | memory beyond C [MiB], asked 64 |%n",
        base,
        base);
    System.out.println("|---|---|---|---|---|---|---|---|---|---|");
    rounds.values().stream()
        .flatMap(round -> round.keySet().stream())
        .distinct()
        .sorted()
        .forEach(this::print);
  }

  private void print(Launched launched) {
    List<Double> walls = new ArrayList<>();
    List<Double> processors = new ArrayList<>();
    List<Double> wallMultiples = new ArrayList<>();
    List<Double> processorMultiples = new ArrayList<>();
    List<Double> memory = new ArrayList<>();
    for (Map<Launched, Cost> round : rounds.values()) {
      Cost cost = round.get(launched);
      if (cost != null) {
        walls.add(cost.wall());
        processors.add(cost.processor());
        multiple(round, launched, Cost::wall).ifPresent(wallMultiples::add);
        multiple(round, launched, Cost::processor).ifPresent(processorMultiples::add);
        Cost ofLibrary = round.get(Launched.of(C, FEW));
        if (ofLibrary != null && cost.peak().isPresent()) {
          memory.add((cost.peak().getAsDouble() - ofLibrary.peak().getAsDouble()) / MEBI);
        }
      }
    }
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %s | %d | %s | %s | %s | %s | %s | %s |%n",
        launched.program(),
        launched.cells(),
        launched.build(),
        walls.size(),
        text(walls, 2),
        text(processors, 2),
        text(wallMultiples, 2),
        base.equals(FLOOR)
            ? ASKED.getOrDefault(launched.program() + " " + launched.cells(), "")
            : "",
        text(processorMultiples, 2),
        text(memory, 0));
  }

  /** A launch as a multiple of the base in the same round; empty if that lacks a launch. */
  private OptionalDouble multiple(
      Map<Launched, Cost> round, Launched launched, ToDoubleFunction<Cost> time) {
    Cost ofBase = round.get(Launched.of(base, launched.cells()));
    Cost few = round.get(Launched.of(C, FEW));
    Cost many = round.get(Launched.of(C, MANY));
    boolean isMany = launched.cells() == MANY;
    if (ofBase == null || isMany && (few == null || many == null)) {
      return OptionalDouble.empty();
    }
    double observations =
        isMany ? OBSERVED_CALLS_OF_C * (time.applyAsDouble(many) - time.applyAsDouble(few)) : 0;
    return OptionalDouble.of(
        (time.applyAsDouble(round.get(launched)) - observations)
            / (time.applyAsDouble(ofBase) - observations));
  }

  /** Median and range; nothing if there is no value. */
  private static String text(List<Double> values, int decimals) {
    if (values.isEmpty()) {
      return "";
    }
    Quartiles quartiles = Quartiles.of(values.stream().mapToDouble(Double::doubleValue).toArray());
    String number = "%." + decimals + "f";
    return String.format(
        Locale.ROOT,
        number + " (" + number + " to " + number + ")",
        quartiles.median(),
        quartiles.min(),
        quartiles.max());
  }
}
