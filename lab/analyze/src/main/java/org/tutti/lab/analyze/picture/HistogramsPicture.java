package org.tutti.lab.analyze.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.cell.HistogramBins;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.cell.ReportTable;
import org.tutti.report.table.ColumnUnit;
import org.tutti.stats.sample.OrderedSample;

/**
 * Histograms of the variants or levels of a message size over one axis, with their means (Hunold
 * and Carpen-Amarie 2016, figure 5).
 */
public final class HistogramsPicture implements Picture<ReportDigest> {
  /** More would hide each other. */
  private static final int MAX = 4;

  private static final String X = "run-time";
  private static final String Y = "share";
  private static final String OF = "variant";

  @Override
  public String name() {
    return "histograms";
  }

  @Override
  public String title() {
    return "Histograms over one axis";
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    Map<CellFigures, CellObservations> observations = new HashMap<>();
    campaign.analysis().samples().forEach(cell -> observations.put(cell.figures(), cell));
    List<Drawing> drawings = new ArrayList<>();
    for (ReportTable table : campaign.tablesOfLevels()) {
      Map<Long, List<CellFigures>> sizes = new LinkedHashMap<>();
      table.cells().stream()
          .filter(observations::containsKey)
          .forEach(
              cell ->
                  sizes.computeIfAbsent(cell.key().msize(), any -> new ArrayList<>()).add(cell));
      sizes.forEach(
          (size, cells) -> {
            ColumnUnit unit =
                ColumnUnit.ofTimes(cells.stream().mapToDouble(CellFigures::median).toArray());
            List<CellView> views =
                cells.stream()
                    .map(
                        cell ->
                            new CellView(
                                campaign.variant(cell, table), observations.get(cell), unit))
                    .toList();
            drawings.addAll(drawing(table.heading() + ", " + MessageSize.text(size), views));
          });
    }
    return drawings;
  }

  /** Violins beside each other have room for more variants. */
  @Override
  public boolean isTelling(ReportDigest campaign) {
    return false;
  }

  private static List<Drawing> drawing(String heading, List<CellView> cells) {
    Map<String, OrderedSample> samples = new LinkedHashMap<>();
    for (CellView cell : cells) {
      OrderedSample kept =
          cell.outlierFilter().apply(OrderedSample.of("run-times", cell.pooled())).kept();
      if (kept.size() >= HistogramBins.MIN && kept.max() > kept.min()) {
        samples.put(cell.heading(), kept);
      }
    }
    if (samples.size() < 2 || samples.size() > MAX) {
      return List.of();
    }
    double from = samples.values().stream().mapToDouble(OrderedSample::min).min().orElseThrow();
    double to = samples.values().stream().mapToDouble(OrderedSample::max).max().orElseThrow();
    double width =
        samples.values().stream()
            .mapToDouble(kept -> HistogramBins.width(kept, to - from))
            .min()
            .orElseThrow();
    PlotData bins = PlotData.of("left", "right", "low", "high", OF);
    PlotData means = PlotData.of(X, Y, "toX", "to", OF);
    double highest = 0;
    for (Map.Entry<String, OrderedSample> sample : samples.entrySet()) {
      highest = Math.max(highest, count(sample, from, to, width, bins));
    }
    for (Map.Entry<String, OrderedSample> sample : samples.entrySet()) {
      double mean = Arrays.stream(sample.getValue().toArray()).average().orElseThrow();
      means.add(mean, 0.0, mean, highest * 1.05, sample.getKey());
    }
    return List.of(
        new Drawing(
            heading,
            Plot.of(cells.get(0).linearTimeAxis(), Axis.linear("share of observations (%)"))
                .series(OF, List.copyOf(samples.keySet()))
                .with(Layer.rectangles(bins).of(OF).set("size", 0.3))
                .with(Layer.segments(means, X, Y, "toX", "to").of(OF).set("size", 1.0)),
            "Observations of all launches together, without outliers, in the same bins, as wide as"
                + " Freedman and Diaconis (1981) suggest for the narrowest. Vertical lines: means."
                + cells.get(0).drawn()));
  }

  /** Adds the bins of a sample, whose heights are shares in percent; the largest of them. */
  private static double count(
      Map.Entry<String, OrderedSample> sample,
      double from,
      double to,
      double width,
      PlotData bins) {
    double highest = 0;
    for (double left = from; left <= to; left += width) {
      double share =
          100 * HistogramBins.count(sample.getValue(), left, width) / sample.getValue().size();
      highest = Math.max(highest, share);
      bins.add(left, left + width, 0.0, share, sample.getKey());
    }
    return highest;
  }
}
