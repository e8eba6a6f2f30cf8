package org.tutti.figures.cell;

import java.util.List;
import java.util.Optional;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.interval.Estimate;

/** The launch as a factor (Hunold and Carpen-Amarie 2016, figure 3). */
public final class LaunchPicture implements Picture<CellView> {
  private static final String LAUNCH = "launch";
  private static final String MEDIAN = "median";

  @Override
  public String name() {
    return "launches";
  }

  @Override
  public String title() {
    return "Launches";
  }

  @Override
  public List<Drawing> of(CellView cell) {
    if (cell.launches().size() < 2) {
      return List.of();
    }
    PlotData medians = PlotData.of(LAUNCH, MEDIAN);
    PlotData intervals = PlotData.of(LAUNCH, "low", "high");
    double[] ofLaunches = cell.medians();
    for (int index = 0; index < ofLaunches.length; index++) {
      double number = cell.launchNumber(index);
      medians.add(number, ofLaunches[index]);
      Optional<Estimate> interval = LaunchSummary.of(cell.launches().get(index)).medianInterval();
      interval.ifPresent(found -> intervals.add(number, found.low(), found.high()));
    }
    Plot plot =
        Plot.of(
                Axis.whole(
                    LAUNCH, cell.launchNumber(0), cell.launchNumber(cell.launches().size() - 1)),
                cell.linearTimeAxis())
            .with(Layer.horizontal(cell.scaled(cell.observations().figures().median())));
    if (intervals.size() > 0) {
      plot = plot.with(Layer.intervals(intervals, LAUNCH, "low", "high").in(PlotColor.SERIES_1));
    }
    return List.of(
        new Drawing(
            cell.heading(),
            plot.with(Layer.points(medians, LAUNCH, MEDIAN).in(PlotColor.SERIES_1).set("size", 2.5))
                .size(420, 300),
            "Points: median of each launch. Whiskers: its 95 % interval by ranks, from the"
                + " observations of that launch; where these do not overlap, launches differ."
                + " Dashed: median over the launches."
                + cell.drawn()));
  }
}
