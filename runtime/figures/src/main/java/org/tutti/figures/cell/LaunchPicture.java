package org.tutti.figures.cell;

import java.util.List;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.summary.Moments;

/**
 * The launch as a factor: medians by ranks, and means by Student's t (Hunold and Carpen-Amarie
 * 2016, figure 3).
 */
public final class LaunchPicture implements Picture<CellView> {
  private static final String LAUNCH = "launch";
  private static final String CENTER = "center";
  private static final String KIND = "figure";
  private static final List<String> KINDS = List.of("median", "mean");

  /** The distance from the number of a launch to its point. */
  private static final double APART = 0.15;

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
    PlotData centers = PlotData.of(LAUNCH, CENTER, KIND);
    PlotData intervals = PlotData.of(LAUNCH, "low", "high", KIND);
    double[] medians = cell.medians();
    for (int index = 0; index < medians.length; index++) {
      double number = cell.launchNumber(index);
      LaunchFigures figures = cell.observations().figures().launches().get(index);
      LaunchSummary summary = LaunchSummary.of(cell.launches().get(index), cell.outlierFilter());
      centers.add(number - APART, medians[index], KINDS.get(0));
      centers.add(number + APART, cell.scaled(figures.times().mean()), KINDS.get(1));
      summary
          .medianInterval()
          .ifPresent(
              found -> intervals.add(number - APART, found.low(), found.high(), KINDS.get(0)));
      if (summary.n() > 1) {
        Estimate mean = MeanInterval.of(Moments.of(summary.filtered().kept()), CellFigures.LEVEL);
        intervals.add(number + APART, mean.low(), mean.high(), KINDS.get(1));
      }
    }
    Plot plot =
        Plot.of(
                Axis.whole(
                    LAUNCH, cell.launchNumber(0), cell.launchNumber(cell.launches().size() - 1)),
                cell.linearTimeAxis())
            .series(KIND, KINDS)
            .with(Layer.horizontal(cell.scaled(cell.observations().figures().median())));
    if (intervals.size() > 0) {
      plot = plot.with(Layer.intervals(intervals, LAUNCH, "low", "high").of(KIND));
    }
    return List.of(
        new Drawing(
            cell.heading(),
            plot.with(Layer.points(centers, LAUNCH, CENTER).of(KIND).set("size", 2.5))
                .size(420, 300),
            "Points: median and mean of each launch, without outliers. Whiskers: 95 % intervals"
                + " from the observations of that launch, of the median by ranks and of the mean by"
                + " Student's t; where those of a kind do not overlap, launches differ. Dashed:"
                + " median over the launches."
                + cell.drawn()));
  }
}
