package org.tutti.analysis.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Quartiles;

/**
 * A cell over several runs of a whole campaign.
 *
 * @param key which cell
 * @param values mean over the launches of their medians, of each trial, in nanoseconds
 */
public record Reproducibility(CellKey key, double[] values) {

  /** Collapses the trials, cell by cell; cells that a trial lacks have fewer values. */
  public static List<Reproducibility> of(List<CampaignAnalysis> trials) {
    Map<CellKey, List<Double>> values = new LinkedHashMap<>();
    for (CampaignAnalysis trial : trials) {
      for (CellFigures cell : trial.cells()) {
        double mean = OrderedSample.of("medians", cell.medians()).mean();
        values.computeIfAbsent(cell.key(), key -> new ArrayList<>()).add(mean);
      }
    }
    List<Reproducibility> cells = new ArrayList<>();
    values.forEach(
        (key, list) ->
            cells.add(
                new Reproducibility(
                    key, list.stream().mapToDouble(Double::doubleValue).toArray())));
    return cells;
  }

  /** Values divided by the least of them: 1 is the best trial. */
  public Quartiles normalized() {
    double least = OrderedSample.of("values", values).min();
    double[] normalized = new double[values.length];
    for (int trial = 0; trial < values.length; trial++) {
      normalized[trial] = values[trial] / least;
    }
    return Quartiles.of(normalized);
  }
}
