package org.tutti.lab.analyze;

import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellGroup;
import org.tutti.analysis.CellObservations;
import org.tutti.analysis.compare.Contrast;
import org.tutti.lab.analyze.model.LatencyBandwidth;

/**
 * The latency and bandwidth of cells that differ in their message size only, from the medians over
 * launches. Times in nanoseconds.
 *
 * @param group what the cells have in common
 * @param cells one for each size, in the order of sizes
 * @param model fitted to their medians, with a residual for each cell
 */
public record SizeModel(CellGroup group, List<CellFigures> cells, LatencyBandwidth model) {
  private static final double MEGABYTES_PER_NANO = 1e3;

  public SizeModel {
    cells = List.copyOf(cells);
  }

  /** The model of each group that has sizes enough. */
  public static List<SizeModel> of(List<CellObservations> samples) {
    List<SizeModel> models = new ArrayList<>();
    Contrast.named(samples.stream().map(CellObservations::figures).toList(), "msize")
        .map(contrast -> GroupedCells.of(samples, contrast))
        .orElse(List.of())
        .forEach(
            group -> {
              List<CellFigures> cells = group.figures();
              if (cells.size() >= LatencyBandwidth.MIN_SIZES
                  && cells.stream().allMatch(cell -> cell.median() > 0)) {
                models.add(
                    new SizeModel(
                        group.group(),
                        cells,
                        LatencyBandwidth.of(
                            cells.stream().mapToDouble(cell -> cell.key().msize()).toArray(),
                            cells.stream().mapToDouble(CellFigures::median).toArray())));
              }
            });
    return models;
  }

  /** Bytes of a message that each further second carries, in megabytes; infinite without cost. */
  public double bandwidth() {
    return MEGABYTES_PER_NANO / model.perByte();
  }
}
