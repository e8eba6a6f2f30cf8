package org.tutti.lab.clocks.picture;

import java.util.List;
import java.util.OptionalDouble;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;

/** When each rank leaves a barrier (Hunold and Carpen-Amarie 2015, figure 4). */
public final class BarrierSkewPicture implements Picture<SyncTable> {
  private static final String RANK = "rank";
  private static final String TIME = "time";
  private static final String BARRIER = "barrier";

  /** The distance between barriers, in ranks. */
  private static final double APART = 0.1;

  private static final String HALF = "95 % interval ns";

  @Override
  public String name() {
    return "barrier-skew";
  }

  @Override
  public String title() {
    return "Exit from barriers, by rank";
  }

  @Override
  public List<Drawing> of(SyncTable table) {
    if (!table.name().equals(name())) {
      return List.of();
    }
    PlotData medians = PlotData.of(RANK, TIME, BARRIER);
    PlotData means = PlotData.of(RANK, TIME, BARRIER);
    PlotData intervals = PlotData.of(RANK, "low", "high", BARRIER);
    List<String> barriers = table.series();
    double last = 0;
    for (List<String> row : table.data().rows()) {
      double rank = table.number(row, RANK).orElseThrow();
      last = Math.max(last, rank);
      double place = rank + APART * (barriers.indexOf(row.get(0)) - (barriers.size() - 1) / 2.0);
      OptionalDouble median = table.number(row, "median ns");
      OptionalDouble mean = table.number(row, "mean ns");
      OptionalDouble half = table.number(row, HALF);
      if (median.isPresent()) {
        medians.add(place, median.getAsDouble(), row.get(0));
      }
      if (mean.isPresent()) {
        means.add(place, mean.getAsDouble(), row.get(0));
      }
      if (mean.isPresent() && half.isPresent()) {
        intervals.add(
            place,
            mean.getAsDouble() - half.getAsDouble(),
            mean.getAsDouble() + half.getAsDouble(),
            row.get(0));
      }
    }
    Plot plot =
        Plot.of(Axis.whole(RANK, 0, last), Axis.linear("after the first rank (ns)"))
            .series(BARRIER, barriers)
            .with(Layer.points(medians, RANK, TIME).of(BARRIER).set("size", 2.0));
    return List.of(
        new Drawing(
            title(),
            (intervals.size() == 0
                    ? plot
                    : plot.with(Layer.intervals(intervals, RANK, "low", "high").of(BARRIER)))
                .with(Layer.points(means, RANK, TIME).of(BARRIER).set("size", 4.0)),
            "Large points: the mean time between the exit of the first rank from a barrier and that"
                + " of each rank, with its 95 % interval. Small points: the median; single late"
                + " exits move the mean far above it."));
  }
}
