package org.tutti.figures.cell;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.outlier.Filtered;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.shape.KernelDensity;

/** Density, box, and medians of the launches beside each other (Hoefler and Belli, figure 5). */
public final class ViolinPicture implements Picture<CellView> {
  /** Fewer observations than this have no shape. */
  private static final int LEAST = 20;

  private static final int POINTS = 80;
  private static final int MOST = 10_000;
  private static final double HALF = 0.4;
  private static final String X = "x";
  private static final String Y = "run-time";

  @Override
  public String name() {
    return "violin";
  }

  @Override
  public String title() {
    return "Distribution";
  }

  @Override
  public List<Drawing> of(CellView cell) {
    double[] all = cell.pooled();
    PlotData medians = PlotData.of("launch", X, Y);
    double[] ofLaunches = cell.medians();
    for (int launch = 0; launch < ofLaunches.length; launch++) {
      double shift = HALF * (2.0 * launch / Math.max(1, ofLaunches.length - 1) - 1);
      medians.add(
          cell.launchNumber(launch), 1 + (ofLaunches.length == 1 ? 0 : shift), ofLaunches[launch]);
    }
    Plot plot =
        Plot.of(
            Axis.linear("").marks(List.of(0.0, 1.0), List.of("observations", "launches")),
            cell.timeAxis());
    boolean violin = all.length >= LEAST && spread(all);
    if (violin) {
      plot = plot.with(Layer.polygon(outline(cell, all), X, Y).in(PlotColor.SERIES_1));
    }
    Filtered filtered = LaunchSummary.of(all).filtered();
    PlotData box = PlotData.of("left", "right", "low", "high");
    box.add(-0.08, 0.08, filtered.quartiles().first(), filtered.quartiles().third());
    PlotData whiskers = PlotData.of(X, Y, "toX", "to");
    whiskers.add(0.0, filtered.kept().min(), 0.0, filtered.quartiles().first());
    whiskers.add(0.0, filtered.quartiles().third(), 0.0, filtered.kept().max());
    PlotData median = PlotData.of(X, Y, "toX", "to");
    median.add(-0.08, filtered.quartiles().median(), 0.08, filtered.quartiles().median());
    plot =
        plot.with(Layer.segments(whiskers, X, Y, "toX", "to").in(PlotColor.INK))
            .with(Layer.rectangles(box).in(PlotColor.INK))
            .with(Layer.segments(median, X, Y, "toX", "to").in(PlotColor.INK).set("size", 1.5))
            .with(Layer.points(medians, X, Y).in(PlotColor.SERIES_3).set("size", 2.5));
    return List.of(
        new Drawing(
            cell.heading(),
            plot.size(420, 300),
            (violin
                    ? "Violin: Gaussian kernel density of all launches together"
                        + (cell.isLogarithmic() ? ", of the logarithms" : "")
                        + ". "
                    : "No violin: too few observations, or all equal. ")
                + "Box: quartiles and median of all observations; whiskers: to the last observation"
                + " within 1.5 interquartile ranges. Points: median of each launch, without outliers,"
                + " in the order of launches."
                + cell.drawn()));
  }

  private static boolean spread(double[] values) {
    OrderedSample ordered = OrderedSample.of("values", values);
    return ordered.quantile(0.99) > ordered.quantile(0.01);
  }

  /** The right side upward, then the left side downward. */
  private static PlotData outline(CellView cell, double[] all) {
    DoubleUnaryOperator to = cell.isLogarithmic() ? Math::log : DoubleUnaryOperator.identity();
    DoubleUnaryOperator back = cell.isLogarithmic() ? Math::exp : DoubleUnaryOperator.identity();
    int every = (all.length + MOST - 1) / MOST;
    double[] values = new double[(all.length + every - 1) / every];
    for (int i = 0; i < values.length; i++) {
      values[i] = to.applyAsDouble(all[i * every]);
    }
    KernelDensity density = KernelDensity.of(values);
    OrderedSample ordered = OrderedSample.of("values", values);
    double from = ordered.quantile(0.005);
    double step = (ordered.quantile(0.995) - from) / (POINTS - 1);
    double[] heights = new double[POINTS];
    double most = 0;
    for (int i = 0; i < POINTS; i++) {
      heights[i] = density.at(from + i * step);
      most = Math.max(most, heights[i]);
    }
    PlotData outline = PlotData.of(X, Y);
    for (int i = 0; i < POINTS; i++) {
      outline.add(HALF * heights[i] / most, back.applyAsDouble(from + i * step));
    }
    for (int i = POINTS - 1; i >= 0; i--) {
      outline.add(-HALF * heights[i] / most, back.applyAsDouble(from + i * step));
    }
    return outline;
  }
}
