package org.tutti.figures.sync;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.PlotData;

/**
 * Where labels of points stand on logarithmic axes: above their points, and at the sides of the
 * plot only toward its middle, so that none is cut.
 */
final class LabelPlaces {
  /** Share of the height between a point and its label. */
  private static final double ABOVE = 0.02;

  private static final double SIDE = 0.25;
  private static final double FROM_POINT = 0.0;
  private static final double CENTERED = 0.5;
  private static final double TO_POINT = 1.0;

  private final DoubleSummaryStatistics across = new DoubleSummaryStatistics();
  private final DoubleSummaryStatistics up = new DoubleSummaryStatistics();

  /**
   * @param all the points of a plot: their places, and the texts of their labels
   */
  LabelPlaces(List<PlotData> all) {
    for (PlotData points : all) {
      for (int row = 0; row < points.size(); row++) {
        across.accept(Math.log((Double) points.row(row).get(0)));
        up.accept(Math.log((Double) points.row(row).get(1)));
      }
    }
  }

  /** Layers of the labels of some of these points. */
  List<Layer> labels(PlotData points) {
    Map<Double, PlotData> byPlace = new LinkedHashMap<>();
    double shift = Math.exp(ABOVE * (up.getMax() - up.getMin()));
    for (int row = 0; row < points.size(); row++) {
      List<Object> point = points.row(row);
      byPlace
          .computeIfAbsent(place((Double) point.get(0)), any -> PlotData.of("x", "y", "label"))
          .add(point.get(0), (Double) point.get(1) * shift, point.get(2));
    }
    List<Layer> layers = new ArrayList<>();
    byPlace.forEach(
        (place, labels) ->
            layers.add(
                Layer.texts(labels, "x", "y", "label").set("vjust", 0.0).set("hjust", place)));
    return layers;
  }

  private double place(double x) {
    double width = across.getMax() - across.getMin();
    if (width <= 0) {
      return CENTERED;
    }
    double share = (Math.log(x) - across.getMin()) / width;
    return share < SIDE ? FROM_POINT : share > 1 - SIDE ? TO_POINT : CENTERED;
  }
}
