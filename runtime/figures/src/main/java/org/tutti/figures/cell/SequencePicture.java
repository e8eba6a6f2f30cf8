package org.tutti.figures.cell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tutti.analysis.ThinnedObservations.MarkedObservation;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.stats.sample.OrderedSample;

/** Observations in their order, launch after launch, with drift and what disturbed them. */
public final class SequencePicture implements Picture<CellView> {
  /** Bins of all launches together; more cannot be seen. */
  private static final int BINS = 200;

  private static final int MIN_PER_LAUNCH = 4;
  private static final String PLACE = "launch";
  private static final String TIME = "run-time";

  @Override
  public String name() {
    return "sequence";
  }

  @Override
  public String title() {
    return "Sequence of observations";
  }

  @Override
  public List<Drawing> of(CellView cell) {
    List<double[]> launches = cell.launches();
    int bins = Math.max(MIN_PER_LAUNCH, BINS / launches.size());
    PlotData ranges = PlotData.of(PLACE, "low", "high", "of");
    PlotData medians = PlotData.of(PLACE, TIME, "of");
    PlotData disturbed = PlotData.of(PLACE, TIME);
    PlotData invalid = PlotData.of(PLACE, TIME);
    for (int launch = 0; launch < launches.size(); launch++) {
      double[] times = launches.get(launch);
      int n = Math.min(bins, times.length);
      for (int bin = 0; bin < n; bin++) {
        double[] part =
            Arrays.copyOfRange(times, bin * times.length / n, (bin + 1) * times.length / n);
        OrderedSample ordered = OrderedSample.of("part", part);
        double place = launch + (bin + 0.5) / n;
        ranges.add(place, ordered.min(), ordered.max(), "launch " + launch);
        medians.add(place, ordered.median(), "launch " + launch);
      }
      for (MarkedObservation mark : cell.observations().parts().get(launch).marked()) {
        double time = cell.scaled(mark.nanos());
        if (time > 0 || !cell.isLogarithmic()) {
          (mark.cause().isEmpty() ? invalid : disturbed).add(launch + mark.place(), time);
        }
      }
    }
    Plot plot =
        Plot.of(axis(cell), cell.timeAxis())
            .with(
                Layer.ribbon(ranges, PLACE, "low", "high")
                    .map("group", "of")
                    .in(PlotColor.SERIES_1))
            .with(
                Layer.path(medians, PLACE, TIME)
                    .map("group", "of")
                    .in(PlotColor.INK)
                    .set("size", 0.8));
    if (disturbed.size() > 0) {
      plot = plot.with(marks(disturbed, 17.0));
    }
    if (invalid.size() > 0) {
      plot = plot.with(marks(invalid, 1.0));
    }
    return List.of(
        new Drawing(
            cell.heading(),
            plot,
            "Observations from left to right in their order. Band: from the smallest to the"
                + " largest observation at a position; dark line: their median, which shows"
                + " drift. Triangles: "
                + disturbed.size()
                + " outliers with a known cause. Circles: "
                + invalid.size()
                + " invalid observations, which are excluded from all figures."
                + cell.drawn()));
  }

  /** An axis with the number of each launch below its middle. */
  private static Axis axis(CellView cell) {
    List<Double> middles = new ArrayList<>();
    List<String> numbers = new ArrayList<>();
    for (int launch = 0; launch < cell.launches().size(); launch++) {
      middles.add(launch + 0.5);
      numbers.add(Long.toString(Math.round(cell.launchNumber(launch))));
    }
    return Axis.linear("launches, in order").marks(middles, numbers);
  }

  private static Layer marks(PlotData data, double shape) {
    return Layer.points(data, PLACE, TIME).in(PlotColor.MARK).set("shape", shape).set("size", 2.5);
  }
}
