package org.tutti.figures.cell;

import java.util.List;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.stats.sample.OrderedSample;

/** The share of observations up to each run-time. */
public final class EcdfPicture implements Picture<CellView> {
  private static final int STEPS = 200;
  private static final String TIME = "run-time";
  private static final String SHARE = "share";

  @Override
  public String name() {
    return "ecdf";
  }

  @Override
  public String title() {
    return "Cumulative distribution";
  }

  @Override
  public List<Drawing> of(CellView cell) {
    OrderedSample all = OrderedSample.of("run-times", cell.pooled());
    if (all.size() < 2) {
      return List.of();
    }
    PlotData steps = PlotData.of(TIME, SHARE);
    int n = Math.min(STEPS, all.size());
    steps.add(all.min(), 0.0);
    for (int step = 1; step <= n; step++) {
      int rank = (int) ((long) step * all.size() / n);
      steps.add(all.get(rank - 1), (double) rank / all.size());
    }
    PlotData marks = PlotData.of(TIME, SHARE, "label");
    marks.add(all.median(), 0.5, "median");
    marks.add(all.quantile(0.95), 0.95, "95 %");
    marks.add(all.quantile(0.99), 0.99, "99 %");
    return List.of(
        new Drawing(
            cell.heading(),
            Plot.of(cell.timeAxis(), Axis.linear("share of observations"))
                .with(Layer.steps(steps, TIME, SHARE).in(PlotColor.SERIES_1))
                .with(Layer.points(marks, TIME, SHARE).in(PlotColor.MARK).set("size", 3.0))
                .size(420, 300),
            "Share of the observations of all launches that took at most this long, outliers"
                + " included. Points: the times within which 50, 95, and 99 % of these"
                + " observations lie."
                + cell.drawn()));
  }
}
