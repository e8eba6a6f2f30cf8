package org.tutti.figures.cell;

import java.util.function.DoubleUnaryOperator;
import org.tutti.figures.plot.BoxLayers;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.outlier.Filtered;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.shape.KernelDensity;

/** Violins beside each other, each with a box, at the horizontal places that they are given. */
final class ViolinLayers {
  /** The distance from the center of a violin to where it is widest. */
  static final double HALF = 0.4;

  static final String BOXES =
      "quartiles and median of all observations; whiskers: to the last observation within 1.5"
          + " interquartile ranges.";

  private static final String X = "x";
  private static final String Y = "run-time";
  private static final String VIOLIN = "violin";

  /** Fewer observations than this have no shape. */
  private static final int MIN = 20;

  private static final int POINTS = 80;
  private static final int MAX = 10_000;
  private static final double HALF_OF_BOX = 0.08;

  private final DoubleUnaryOperator to;
  private final DoubleUnaryOperator back;
  private final PlotData outlines = PlotData.of(X, Y, VIOLIN);
  private final BoxLayers boxes = new BoxLayers();

  /**
   * No violins yet.
   *
   * @param logarithmic whether densities are those of the logarithms
   */
  ViolinLayers(boolean logarithmic) {
    this.to = logarithmic ? Math::log : DoubleUnaryOperator.identity();
    this.back = logarithmic ? Math::exp : DoubleUnaryOperator.identity();
  }

  /** Adds observations; only their box if they are too few for a violin, or all equal. */
  ViolinLayers add(double center, double[] observations) {
    if (observations.length >= MIN && spread(observations)) {
      addOutline(center, observations);
    }
    Filtered filtered = LaunchSummary.of(observations).filtered();
    boxes.add(center - HALF_OF_BOX, center, center + HALF_OF_BOX, filtered.box(), VIOLIN);
    return this;
  }

  /** Whether there is any violin, and not boxes alone. */
  boolean hasShape() {
    return outlines.size() > 0;
  }

  Plot on(Plot plot) {
    Plot below =
        hasShape()
            ? plot.with(Layer.polygon(outlines, X, Y).map("group", VIOLIN).in(PlotColor.SERIES_1))
            : plot;
    return boxes.in(PlotColor.INK, below);
  }

  private static boolean spread(double[] values) {
    OrderedSample ordered = OrderedSample.of("values", values);
    return ordered.quantile(0.99) > ordered.quantile(0.01);
  }

  /** The right side upward, then the left side downward. */
  private void addOutline(double center, double[] all) {
    int every = (all.length + MAX - 1) / MAX;
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
    String violin = "violin " + center;
    for (int i = 0; i < POINTS; i++) {
      outlines.add(center + HALF * heights[i] / most, back.applyAsDouble(from + i * step), violin);
    }
    for (int i = POINTS - 1; i >= 0; i--) {
      outlines.add(center - HALF * heights[i] / most, back.applyAsDouble(from + i * step), violin);
    }
  }
}
