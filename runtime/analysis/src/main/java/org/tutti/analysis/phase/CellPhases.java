package org.tutti.analysis.phase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.PhaseRecord;
import org.tutti.stats.sample.OrderedSample;

/** Collects the phases of one cell over launches. */
final class CellPhases {
  /** The medians of the ranks that marked a phase, by phase and launch. */
  private final Map<String, List<Map<Integer, Double>>> medians = new LinkedHashMap<>();

  private int launches;
  private int ranks;

  /** The cell of a further launch begins. */
  void launch() {
    launches++;
  }

  void add(CellRecord cell, PhaseRecord phase) {
    double[] valid = new double[phase.times().length];
    int count = 0;
    for (int index = 0; index < phase.times().length; index++) {
      if (cell.observations().isValid(index)) {
        valid[count++] =
            phase.times()[index] / (double) cell.settings().counts().operationsPerCall();
      }
    }
    if (count == 0) {
      return;
    }
    ranks = cell.key().processes();
    List<Map<Integer, Double>> ofPhase =
        medians.computeIfAbsent(phase.phase(), any -> new ArrayList<>());
    while (ofPhase.size() < launches) {
      ofPhase.add(new TreeMap<>());
    }
    double median = OrderedSample.of("times", Arrays.copyOf(valid, count)).median();
    ofPhase.get(launches - 1).put(phase.rank(), median);
  }

  /** The phases in the order of their marks; none if no observation is valid. */
  List<PhaseFigures> figures() {
    double total =
        medians.values().stream().mapToDouble(launched -> median(launched, this::mean)).sum();
    List<PhaseFigures> figures = new ArrayList<>();
    medians.forEach(
        (phase, launched) -> {
          double mean = median(launched, this::mean);
          figures.add(
              new PhaseFigures(
                  phase,
                  mean,
                  total == 0 ? 0 : mean / total,
                  slowestRank(launched),
                  median(launched, CellPhases::largest)));
        });
    return figures;
  }

  private static double median(
      List<Map<Integer, Double>> launched, ToDoubleFunction<Map<Integer, Double>> figure) {
    double[] values =
        launched.stream().filter(ranks -> !ranks.isEmpty()).mapToDouble(figure).toArray();
    return OrderedSample.of("launches", values).median();
  }

  /** A rank that never marks the phase spends no time in it. */
  private double mean(Map<Integer, Double> byRank) {
    return byRank.values().stream().mapToDouble(time -> time).sum() / ranks;
  }

  private static double largest(Map<Integer, Double> byRank) {
    return byRank.values().stream().mapToDouble(time -> time).max().orElse(0);
  }

  private static int slowestRank(List<Map<Integer, Double>> launched) {
    Map<Integer, Integer> votes = new TreeMap<>();
    for (Map<Integer, Double> byRank : launched) {
      byRank.entrySet().stream()
          .max(Map.Entry.comparingByValue())
          .ifPresent(slowest -> votes.merge(slowest.getKey(), 1, Integer::sum));
    }
    return votes.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
  }
}
