package org.tutti.figures.plot;

import org.tutti.stats.summary.Quartiles;

/** Boxes of quartiles, with whiskers, at the horizontal places that they are given. */
public final class BoxLayers {
  private static final String SERIES = "series";

  private final PlotData boxes = PlotData.of("left", "right", "low", "high", SERIES);
  private final PlotData whiskers = PlotData.of("x", "from", "to", SERIES);
  private final PlotData medians = PlotData.of("left", "median", "right", SERIES);

  /**
   * Adds a box with whiskers from the least to the largest value.
   *
   * @param left its left side
   * @param center where its whiskers stand
   * @param right its right side
   * @param series to which it belongs
   */
  public BoxLayers add(double left, double center, double right, Quartiles box, String series) {
    boxes.add(left, right, box.first(), box.third(), series);
    whiskers.add(center, box.min(), box.first(), series);
    whiskers.add(center, box.third(), box.max(), series);
    medians.add(left, box.median(), right, series);
    return this;
  }

  /** The boxes of one series, in a color. */
  public Plot in(PlotColor color, Plot plot) {
    return plot.with(whiskers().in(color))
        .with(Layer.rectangles(boxes).in(color))
        .with(medians().in(color));
  }

  /** The boxes of the series of a plot. */
  public Plot on(Plot plot) {
    return plot.with(whiskers().of(SERIES))
        .with(Layer.rectangles(boxes).of(SERIES))
        .with(medians().of(SERIES));
  }

  private Layer whiskers() {
    return Layer.segments(whiskers, "x", "from", "x", "to");
  }

  private Layer medians() {
    return Layer.segments(medians, "left", "median", "right", "median").set("size", 1.5);
  }
}
