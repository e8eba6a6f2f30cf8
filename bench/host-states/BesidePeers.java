package org.tutti.bench.hoststates;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.MachineState;
import org.tutti.stats.shape.TwoLevels;
import org.tutti.stats.summary.Quartiles;

/**
 * The tables of what {@code beside} measured.
 *
 * <pre>
 * BesidePeers medians DIRECTORY    prints the median of a campaign with one cell, near, and far
 * BesidePeers RESULT.csv LIBRARY   prints the tables
 * </pre>
 */
public final class BesidePeers {
  private static final double APART = 2;
  private static final String TUTTI = "tutti";

  /** A median of fewer launches is none. */
  private static final int MIN_LAUNCHES = 3;

  private static final List<MachineState> STATES = List.of(MachineState.NEAR, MachineState.FAR);

  private BesidePeers() {}

  /** What a program did in a round; distances and its result in nanoseconds. */
  private record Trial(
      String question,
      String program,
      double before,
      double after,
      double seconds,
      double launches,
      double nanos,
      Map<MachineState, Double> states) {
    static Trial of(String line) {
      String[] fields = line.split(",", -1);
      Map<MachineState, Double> states = new EnumMap<>(MachineState.class);
      for (MachineState state : STATES) {
        String median = fields[9 + STATES.indexOf(state)];
        if (!median.isEmpty() && !median.equals("-")) {
          states.put(state, Double.valueOf(median));
        }
      }
      return new Trial(
          fields[1],
          fields[2],
          Double.parseDouble(fields[4]),
          Double.parseDouble(fields[5]),
          Double.parseDouble(fields[6]),
          Double.parseDouble(fields[7]),
          Double.parseDouble(fields[8]),
          states);
    }

    /**
     * Its result in a state: the median that it has of it; if it has none of any, what it printed,
     * if that is the state that distance.c found before and after.
     */
    Optional<Double> in(MachineState wanted, MachineState found) {
      return states.isEmpty()
          ? Optional.of(nanos).filter(printed -> found == wanted)
          : Optional.ofNullable(states.get(wanted));
    }
  }

  public static void main(String[] arguments) throws IOException {
    if (arguments[0].equals("medians")) {
      printMedians(new CampaignDirectory(Path.of(arguments[1])));
      return;
    }
    List<Trial> trials =
        Files.readAllLines(Path.of(arguments[0])).stream()
            .filter(line -> line.startsWith(arguments[1] + ","))
            .map(Trial::of)
            .toList();
    Function<Trial, MachineState> state = state(trials);
    print("Until the median is known to within 5 %%: medians and ranges%n");
    groups(
            trials.stream().filter(trial -> trial.question().equals("known")).toList(),
            Trial::program)
        .forEach(
            (program, own) ->
                print(
                    "%-8s %2d trials  %s s  %s launches%n",
                    program, own.size(), range(own, Trial::seconds), range(own, Trial::launches)));
    List<Trial> equal = trials.stream().filter(trial -> trial.question().equals("equal")).toList();
    print(
        "%nResults of programs that take as long; those of a state are Tutti's own medians of it,%n");
    print("and those of trials before and after which distance.c found it%n");
    print(
        "%-8s %-8s %6s %9s %7s %7s %9s%n",
        "state", "program", "trials", "least", "median", "max", "sd");
    Map<String, List<Double>> printed = new TreeMap<>();
    groups(equal, Trial::program)
        .forEach((program, own) -> printed.put(program, own.stream().map(Trial::nanos).toList()));
    lines("any", printed);
    for (MachineState wanted : STATES) {
      Map<String, List<Double>> within = new TreeMap<>();
      groups(equal, Trial::program)
          .forEach(
              (program, own) ->
                  within.put(
                      program,
                      own.stream()
                          .flatMap(trial -> trial.in(wanted, state.apply(trial)).stream())
                          .toList()));
      lines(wanted.toString(), within);
      print(
          "%-8s Tutti's deviation as a share of the best other's of any state: %.2f (asked 0.50)%n",
          wanted,
          deviation(within.getOrDefault(TUTTI, List.of()))
              / printed.entrySet().stream()
                  .filter(entry -> !entry.getKey().equals(TUTTI))
                  .mapToDouble(entry -> deviation(entry.getValue()))
                  .min()
                  .orElse(Double.NaN));
    }
  }

  private static void printMedians(CampaignDirectory directory) {
    CellFigures cell = CampaignAnalysis.of(directory).cells().get(0);
    print(
        "%.1f %s%n",
        cell.median(),
        STATES.stream()
            .map(state -> cell.in(state).filter(in -> in.launches().size() >= MIN_LAUNCHES))
            .map(in -> in.map(some -> String.format(Locale.ROOT, "%.1f", some.median())))
            .map(median -> median.orElse("-"))
            .collect(joining(" ")));
  }

  /** The state of a trial; one that was another before than after it is CHANGED. */
  private static Function<Trial, MachineState> state(List<Trial> trials) {
    return TwoLevels.of(
            trials.stream()
                .flatMap(trial -> Stream.of(trial.before(), trial.after()))
                .mapToDouble(nanos -> nanos)
                .toArray(),
            APART)
        .<Function<Trial, MachineState>>map(
            levels ->
                trial ->
                    levels.isHigh(trial.before()) != levels.isHigh(trial.after())
                        ? MachineState.CHANGED
                        : levels.isHigh(trial.before()) ? MachineState.FAR : MachineState.NEAR)
        .orElse(trial -> MachineState.NEAR);
  }

  private static Map<String, List<Trial>> groups(List<Trial> trials, Function<Trial, String> key) {
    return trials.stream().collect(groupingBy(key, TreeMap::new, toList()));
  }

  private static String range(List<Trial> trials, ToDoubleFunction<Trial> figure) {
    Quartiles all = Quartiles.of(trials.stream().mapToDouble(figure).toArray());
    return String.format(Locale.ROOT, "%6.2f (%.2f to %.2f)", all.median(), all.min(), all.max());
  }

  private static void lines(String state, Map<String, List<Double>> programs) {
    programs.forEach(
        (program, results) -> {
          if (results.size() >= 2) {
            Quartiles all = quartiles(results);
            print(
                "%-8s %-8s %6d %6.0f ns %7.3f %7.3f %7.1f %%%n",
                state,
                program,
                results.size(),
                all.min(),
                all.median() / all.min(),
                all.max() / all.min(),
                100 * deviation(results));
          }
        });
  }

  private static Quartiles quartiles(List<Double> results) {
    return Quartiles.of(results.stream().mapToDouble(nanos -> nanos).toArray());
  }

  /** Standard deviation, divided by the least result; not a number for a single one. */
  private static double deviation(List<Double> results) {
    double[] nanos = results.stream().mapToDouble(one -> one).toArray();
    return nanos.length < 2
        ? Double.NaN
        : StandardDeviation.of(nanos).getAsDouble() / quartiles(results).min();
  }

  private static void print(String format, Object... arguments) {
    System.out.printf(Locale.ROOT, format, arguments);
  }
}
