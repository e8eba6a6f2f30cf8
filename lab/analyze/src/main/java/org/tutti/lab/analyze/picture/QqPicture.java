package org.tutti.lab.analyze.picture;

import java.util.List;
import java.util.Locale;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.lab.analyze.normality.QqPoints;

/** Whether observations are normal: on a straight line (Hoefler and Belli, figure 2). */
public final class QqPicture implements Picture<CellView> {
  private static final int MIN = 20;
  private static final int MAX = 100;
  private static final String NORMAL = "normal";
  private static final String TIME = "run-time";

  @Override
  public String name() {
    return "qq";
  }

  @Override
  public String title() {
    return "Normal quantiles";
  }

  @Override
  public List<Drawing> of(CellView cell) {
    double[] all = cell.pooled();
    if (all.length < MIN) {
      return List.of();
    }
    QqPoints points = QqPoints.of(all);
    int n = points.points().size();
    if (points.points().get(0).value() == points.points().get(n - 1).value()) {
      return List.of();
    }
    PlotData data = PlotData.of(NORMAL, TIME);
    int shown = Math.min(MAX, n);
    for (int i = 0; i < shown; i++) {
      // Both ends are always shown.
      QqPoints.Point point = points.points().get((int) ((long) i * (n - 1) / (shown - 1)));
      data.add(point.normal(), point.value());
    }
    return List.of(
        new Drawing(
            cell.heading(),
            Plot.of(Axis.linear("standard normal quantile"), cell.timeAxis())
                .with(Layer.points(data, NORMAL, TIME).in(PlotColor.SERIES_1).set("size", 1.8))
                .size(420, 300),
            "Points: observations of all launches against quantiles of the normal distribution. On"
                + " the scale of the run-time itself their correlation is "
                + String.format(Locale.ROOT, "%.3f", points.straightness())
                + "; 1 means normal. On this "
                + (cell.isLogarithmic()
                    ? "logarithmic axis, a straight line means log-normal."
                    : "axis, a straight line means normal.")
                + cell.drawn()));
  }
}
