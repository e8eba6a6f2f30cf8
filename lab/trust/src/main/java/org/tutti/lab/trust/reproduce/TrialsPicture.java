package org.tutti.lab.trust.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.figures.campaign.SizeAxis;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.BoxLayers;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.report.table.PlaceNames;
import org.tutti.stats.summary.Quartiles;

/**
 * Normalized results of repeated campaigns over message sizes (Hunold and Carpen-Amarie 2016,
 * section 5.3 and figure 12).
 */
public final class TrialsPicture implements Picture<List<Reproducibility>> {
  private static final String SIZE = "size";
  private static final String RATIO = "ratio";

  /** The distance from a size to the edge of its box, as a share of its room. */
  private static final double HALF = 0.3;

  /** The distance from a size to the points of its trials. */
  private static final double BESIDE = 0.38;

  @Override
  public String name() {
    return "trials";
  }

  @Override
  public String title() {
    return "Spread over trials";
  }

  @Override
  public List<Drawing> of(List<Reproducibility> cells) {
    Map<String, List<Reproducibility>> groups = new LinkedHashMap<>();
    for (Reproducibility cell : cells) {
      if (cell.isNormalizable()) {
        groups.computeIfAbsent(heading(cell), any -> new ArrayList<>()).add(cell);
      }
    }
    return groups.entrySet().stream()
        .map(group -> drawing(group.getKey(), group.getValue()))
        .toList();
  }

  private static Drawing drawing(String heading, List<Reproducibility> cells) {
    BoxLayers boxes = new BoxLayers();
    SizeAxis sizes = new SizeAxis(cells.stream().map(cell -> cell.key().msize()).toList());
    PlotData trials = PlotData.of(SIZE, RATIO);
    for (Reproducibility cell : cells) {
      double[] ratios = cell.normalized();
      long size = cell.key().msize();
      boxes.add(
          sizes.shifted(size, -HALF),
          SizeAxis.place(size),
          sizes.shifted(size, HALF),
          Quartiles.of(ratios),
          SIZE);
      for (double ratio : ratios) {
        trials.add(sizes.shifted(size, BESIDE), ratio);
      }
    }
    Plot plot = Plot.of(sizes.axis(), Axis.linear("normalized run-time")).with(Layer.horizontal(1));
    return new Drawing(
        heading,
        boxes
            .in(PlotColor.SERIES_1, plot)
            .with(Layer.points(trials, SIZE, RATIO).in(PlotColor.MUTED).set("size", 1.5)),
        "Each trial is a whole campaign, reduced to the mean of the figure over its launches and"
            + " divided by the least of the trials (dashed). Boxes: quartiles of the trials;"
            + " whiskers: the least and the largest; points: each trial.");
  }

  private static String heading(Reproducibility cell) {
    CellKey key = cell.key();
    return PlaceNames.of(
            new CellKey(key.benchmark(), key.operation(), 0, key.processes(), key.parameters()),
            Treatment.ONLY)
        + ": "
        + ReproducibilityTables.figure(cell);
  }
}
