package org.tutti.lab.analyze;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellObservations;

/**
 * What a factor does to the quantiles of the run-times, not only to their median (Hoefler and Belli
 * 2015, rule 8, section 3.2.3 and figure 4). See {@link LaunchQuantiles} for how.
 *
 * @param factor its name
 * @param covariate whether its levels count as numbers, and the effect is one per unit
 * @param groups for each group of cells one entry for each level but the base, or one for the
 *     covariate
 */
public record QuantileEffects(String factor, boolean covariate, List<GroupQuantiles> groups) {
  public QuantileEffects {
    groups = List.copyOf(groups);
  }

  /** The effects of all factors of the design and of all parameters. */
  public static List<QuantileEffects> of(CampaignAnalysis analysis, List<Double> probabilities) {
    FactorSamples samples = new FactorSamples(analysis);
    return Exploration.factors(analysis).stream()
        .map(factor -> ofLevels(factor, samples.cells(factor), probabilities))
        .toList();
  }

  /** The effect of each level against the base. */
  static QuantileEffects ofLevels(
      String factor, List<GroupedCells> cells, List<Double> probabilities) {
    List<GroupQuantiles> groups = new ArrayList<>();
    for (GroupedCells grouped : cells) {
      List<String> levels = List.copyOf(grouped.levels().keySet());
      CellObservations base = grouped.levels().get(levels.get(0));
      for (String level : levels.subList(1, levels.size())) {
        Map<Double, CellObservations> pair = new LinkedHashMap<>();
        pair.put(0.0, base);
        pair.put(1.0, grouped.levels().get(level));
        LaunchQuantiles launches = new LaunchQuantiles(pair);
        groups.add(
            new GroupQuantiles(
                grouped.group(),
                level,
                pair.values().stream().map(CellObservations::figures).toList(),
                launches.count(),
                launches.fit(probabilities)));
      }
    }
    return new QuantileEffects(factor, false, groups);
  }

  /** The effect per unit. */
  static QuantileEffects ofCovariate(
      String factor, List<GroupedCells> cells, List<Double> probabilities) {
    List<GroupQuantiles> groups = new ArrayList<>();
    for (GroupedCells grouped : cells) {
      Map<Double, CellObservations> levels = new LinkedHashMap<>();
      grouped
          .levels()
          .forEach(
              (level, cell) ->
                  levels.put(GroupedCells.number(level).orElseThrow().doubleValue(), cell));
      LaunchQuantiles launches = new LaunchQuantiles(levels);
      groups.add(
          new GroupQuantiles(
              grouped.group(),
              "",
              grouped.figures(),
              launches.count(),
              launches.fit(probabilities)));
    }
    return new QuantileEffects(factor, true, groups);
  }
}
