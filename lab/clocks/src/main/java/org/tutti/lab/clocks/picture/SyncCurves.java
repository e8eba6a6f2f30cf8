package org.tutti.lab.clocks.picture;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;

/** Curves of a table, one for each text of its first column. */
final class SyncCurves {
  private static final String SERIES = "series";

  /** Methods of synchronization have long names. */
  private static final double WIDTH = 860;

  private static final double HEIGHT = 380;

  /** Share of the distance between two places over which the series of a place are spread. */
  private static final double FILLED = 0.4;

  private SyncCurves() {}

  /**
   * What is 0 or less has no place on a logarithmic axis and is left out. Curves are moved aside,
   * so that no interval hides another.
   */
  static Plot of(SyncTable table, String x, String y, Axis across, Axis up) {
    PlotData points = PlotData.of(x, y, SERIES);
    PlotData intervals = PlotData.of(x, "low", "high", SERIES);
    List<String> series = table.series();
    double apart = FILLED * step(table, x) / series.size();
    for (List<String> row : table.data().rows()) {
      OptionalDouble place = table.number(row, x);
      OptionalDouble value = table.number(row, y);
      if (place.isEmpty() || value.isEmpty() || value.getAsDouble() <= 0) {
        continue;
      }
      double shifted =
          place.getAsDouble() + apart * (series.indexOf(row.get(0)) - (series.size() - 1) / 2.0);
      points.add(shifted, value.getAsDouble(), row.get(0));
      OptionalDouble low = table.number(row, "from");
      OptionalDouble high = table.number(row, "to");
      if (low.isPresent() && high.isPresent() && low.getAsDouble() > 0) {
        intervals.add(shifted, low.getAsDouble(), high.getAsDouble(), row.get(0));
      }
    }
    Plot plot =
        Plot.of(across, up)
            .size(WIDTH, HEIGHT)
            .series(SERIES, series)
            .with(Layer.line(points, x, y).of(SERIES))
            .with(Layer.points(points, x, y).of(SERIES).set("size", 2.5));
    return intervals.size() == 0
        ? plot
        : plot.with(Layer.intervals(intervals, x, "low", "high").of(SERIES));
  }

  /** The least distance between two places; 0 if there is only one. */
  private static double step(SyncTable table, String x) {
    double[] places =
        table.data().rows().stream()
            .flatMapToDouble(row -> table.number(row, x).stream())
            .sorted()
            .distinct()
            .toArray();
    return IntStream.range(1, places.length)
        .mapToDouble(next -> places[next] - places[next - 1])
        .min()
        .orElse(0);
  }
}
