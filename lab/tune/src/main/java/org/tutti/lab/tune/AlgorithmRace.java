package org.tutti.lab.tune;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignResult;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.settings.SettingKey;

/** The algorithms of an operation and the default, measured against each other. */
final class AlgorithmRace {
  /** The factor that names an algorithm in reports. */
  static final String NAME = "label";

  private final Map<String, Algorithm> algorithms = new LinkedHashMap<>();
  private final ArrivalLevels arrivals;
  private final RaceRule rule;
  private final double margin;

  /**
   * A race that is still to be run.
   *
   * @param arrivals the patterns under which they race
   * @param margin least relative gain
   */
  AlgorithmRace(List<Algorithm> rivals, ArrivalLevels arrivals, double margin) {
    this.arrivals = arrivals;
    algorithms.put(Algorithm.DEFAULT.name(), Algorithm.DEFAULT);
    rivals.forEach(algorithm -> algorithms.put(algorithm.name(), algorithm));
    Map<String, List<Treatment>> treatments = new LinkedHashMap<>();
    algorithms.forEach(
        (name, one) ->
            treatments.put(
                name,
                arrivals.treatments(name, one.levels()).stream().map(Treatment::new).toList()));
    this.rule = new RaceRule(treatments, arrivals, ComparisonOptions.DEFAULT.withMargin(margin));
    this.margin = margin;
  }

  /** The plan of the race. */
  CampaignPlan plan(CampaignPlan measuring, int maxLaunches) {
    return measuring.toBuilder()
        .treatments(
            algorithms.entrySet().stream()
                .flatMap(one -> arrivals.treatments(one.getKey(), one.getValue().levels()).stream())
                .toList())
        .set(SettingKey.LAUNCHES, maxLaunches)
        .rule(rule)
        .build();
  }

  /** Why algorithms were excluded, by name. */
  Map<String, String> excluded() {
    return rule.excluded();
  }

  /** The cells in which an algorithm is the one that the default runs, by algorithm. */
  Map<String, Set<CellKey>> defaults() {
    return rule.defaults();
  }

  /** The cells of a race that was run, each with its fastest algorithm. */
  Map<TuningCell, Algorithm> fastest(CampaignResult result, int maxLaunches) {
    rule.update(result.analysis(), maxLaunches);
    Map<TuningCell, Algorithm> fastest = new TreeMap<>();
    figures(result)
        .forEach(
            (key, medians) -> {
              RaceCell cell = rule.cells().get(key);
              medians.keySet().retainAll(cell.racing());
              fastest.put(TuningCell.of(key), algorithms.get(least(medians)));
            });
    return fastest;
  }

  /**
   * The cells of a race that was run, all with the algorithm of the least geometric mean of
   * run-times over the cells.
   */
  Map<TuningCell, Algorithm> fastestOfAll(CampaignResult result, int maxLaunches) {
    rule.update(result.analysis(), maxLaunches);
    Map<CellKey, Map<String, Double>> figures = figures(result);
    Map<String, Double> logarithms = new TreeMap<>();
    for (String name : algorithms.keySet()) {
      boolean isComplete = figures.values().stream().allMatch(medians -> medians.containsKey(name));
      if (isComplete && !rule.excluded().containsKey(name)) {
        double mean =
            figures.values().stream()
                .mapToDouble(medians -> Math.log(medians.get(name)))
                .average()
                .orElse(0);
        logarithms.put(name, Math.exp(mean));
      }
    }
    Algorithm chosen = algorithms.get(least(logarithms));
    Map<TuningCell, Algorithm> fastest = new TreeMap<>();
    figures.keySet().forEach(key -> fastest.put(TuningCell.of(key), chosen));
    return fastest;
  }

  /** The default, unless another is faster by more than the margin. */
  private String least(Map<String, Double> times) {
    String name = Algorithm.DEFAULT.name();
    double bound = times.getOrDefault(name, Double.POSITIVE_INFINITY) / (1 + margin);
    for (Map.Entry<String, Double> time : times.entrySet()) {
      if (time.getValue() < bound) {
        name = time.getKey();
        bound = time.getValue();
      }
    }
    return name;
  }

  /** The median of each algorithm under the pattern under which it takes longest. */
  private Map<CellKey, Map<String, Double>> figures(CampaignResult result) {
    Map<CellKey, Map<String, Double>> figures = new LinkedHashMap<>();
    arrivals
        .worst(result.cells())
        .forEach(
            (key, cells) -> {
              Map<String, Double> medians = new TreeMap<>();
              cells.forEach((name, cell) -> medians.put(name, cell.median()));
              figures.put(key, medians);
            });
    return figures;
  }

  /** The figures of each cell, algorithm, and pattern, but for those that are excluded. */
  Map<CellKey, Map<String, Map<String, CellFigures>>> measured(CampaignResult result) {
    Map<CellKey, Map<String, Map<String, CellFigures>>> sorted =
        ArrivalLevels.sorted(result.cells());
    sorted.values().forEach(names -> names.keySet().removeAll(excluded().keySet()));
    return sorted;
  }

  /** The algorithms that are the fastest in some cell, but for the default. */
  static List<Algorithm> winners(Map<TuningCell, Algorithm> fastest) {
    return new ArrayList<>(
        fastest.values().stream()
            .distinct()
            .filter(algorithm -> !algorithm.equals(Algorithm.DEFAULT))
            .toList());
  }
}
