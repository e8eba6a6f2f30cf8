package org.tutti.figures.cell;

import org.tutti.analysis.CellFigures;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Costs;

/** Arithmetic means beside violins, with their intervals. */
final class MeanLayers {
  static final String CAPTION =
      "arithmetic mean of the observations without outliers, with its 95 % interval by Student's t";

  private static final String X = "x";
  private static final String Y = "run-time";
  private static final double TRIANGLE = 17;

  private final PlotData means = PlotData.of(X, Y);
  private final PlotData intervals = PlotData.of(X, "low", "high");

  /** The observations of a cell that its filter keeps. */
  static double[] kept(CellView cell) {
    return cell.outlierFilter()
        .apply(OrderedSample.of("run-times", cell.pooled()))
        .kept()
        .toArray();
  }

  /** Adds the mean of a cell. */
  MeanLayers add(double place, CellView cell) {
    double[] kept = kept(cell);
    means.add(place, Costs.of(kept).mean());
    if (kept.length > 1) {
      Estimate estimate = MeanInterval.of(kept, CellFigures.LEVEL);
      // What is 0 or less has no place on a logarithmic axis.
      if (estimate.low() > 0 || !cell.isLogarithmic()) {
        intervals.add(place, estimate.low(), estimate.high());
      }
    }
    return this;
  }

  Plot on(Plot plot) {
    Plot below =
        intervals.size() > 0
            ? plot.with(Layer.intervals(intervals, X, "low", "high").in(PlotColor.SERIES_2))
            : plot;
    return below.with(
        Layer.points(means, X, Y).in(PlotColor.SERIES_2).set("shape", TRIANGLE).set("size", 3.0));
  }
}
