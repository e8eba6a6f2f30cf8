package org.tutti.lab.trust.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.sample.OrderedSample;

/**
 * A cell over several runs of a whole campaign.
 *
 * @param key which cell
 * @param scheme whose figure is compared; empty for Tutti's own median of each launch
 * @param values for each trial, the mean of that figure over its launches, in nanoseconds
 */
public record Reproducibility(CellKey key, Optional<ProcessingScheme> scheme, double[] values) {

  /** Which cells of different trials belong together. */
  private record Measured(CellKey key, Optional<ProcessingScheme> scheme) {}

  /** Reduces the trials, cell by cell; cells that are missing in a trial have fewer values. */
  public static List<Reproducibility> of(List<CampaignAnalysis> trials) {
    Map<Measured, List<Double>> values = new LinkedHashMap<>();
    for (CampaignAnalysis trial : trials) {
      for (CellFigures cell : trial.cells()) {
        Measured measured = new Measured(cell.key(), cell.settings().processing());
        double[] launches =
            measured
                .scheme()
                .map(scheme -> PresentedFigures.of(trial, cell, scheme))
                .orElseGet(cell::medians);
        if (launches.length > 0) {
          double mean = OrderedSample.of("launches", launches).mean();
          values.computeIfAbsent(measured, key -> new ArrayList<>()).add(mean);
        }
      }
    }
    List<Reproducibility> cells = new ArrayList<>();
    values.forEach(
        (measured, list) ->
            cells.add(
                new Reproducibility(
                    measured.key(),
                    measured.scheme(),
                    list.stream().mapToDouble(Double::doubleValue).toArray())));
    return cells;
  }

  /** Cell, scheme, and the value of each trial. */
  @Override
  public String toString() {
    return key + scheme.map(name -> " by " + name).orElse("") + ": " + Arrays.toString(values);
  }

  /** Whether the fastest trial took any time. */
  public boolean isNormalizable() {
    return OrderedSample.of("values", values).min() > 0;
  }

  /** Values divided by the smallest of them: 1 is the fastest trial. */
  public double[] normalized() {
    double least = OrderedSample.of("values", values).min();
    double[] normalized = new double[values.length];
    for (int trial = 0; trial < values.length; trial++) {
      normalized[trial] = values[trial] / least;
    }
    return normalized;
  }
}
