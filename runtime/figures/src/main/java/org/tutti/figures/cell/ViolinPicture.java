package org.tutti.figures.cell;

import java.util.List;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.stats.summary.Ratios;

/**
 * Density, box, and means beside the medians of the launches (Hoefler and Belli 2015, figure 7 c).
 */
public final class ViolinPicture implements Picture<CellView> {
  private static final String X = "x";
  private static final String Y = "run-time";

  /** Where the means stand beside the box. */
  private static final double ARITHMETIC = 0.15;

  private static final double GEOMETRIC = 0.25;

  private static final double SQUARE = 15;

  @Override
  public String name() {
    return "violin";
  }

  @Override
  public String title() {
    return "Distribution";
  }

  @Override
  public List<Drawing> of(CellView cell) {
    PlotData medians = PlotData.of("launch", X, Y);
    double[] ofLaunches = cell.medians();
    for (int launch = 0; launch < ofLaunches.length; launch++) {
      double shift = ViolinLayers.HALF * (2.0 * launch / Math.max(1, ofLaunches.length - 1) - 1);
      medians.add(
          cell.launchNumber(launch), 1 + (ofLaunches.length == 1 ? 0 : shift), ofLaunches[launch]);
    }
    Plot plot =
        Plot.of(
            Axis.linear("").marks(List.of(0.0, 1.0), List.of("observations", "launches")),
            cell.timeAxis());
    ViolinLayers violin = new ViolinLayers(cell.isLogarithmic()).add(0.0, cell.pooled());
    plot =
        violin.on(plot).with(Layer.points(medians, X, Y).in(PlotColor.SERIES_3).set("size", 2.5));
    plot = new MeanLayers().add(ARITHMETIC, cell).on(plot);
    if (cell.isLogarithmic()) {
      PlotData geometric =
          PlotData.of(X, Y).add(GEOMETRIC, Ratios.of(MeanLayers.kept(cell)).mean());
      plot =
          plot.with(
              Layer.points(geometric, X, Y)
                  .in(PlotColor.SERIES_4)
                  .set("shape", SQUARE)
                  .set("size", 3.0));
    }
    return List.of(
        new Drawing(
            cell.heading(),
            plot.size(420, 300),
            (violin.hasShape()
                    ? "Violin: Gaussian kernel density of all launches together"
                        + (cell.isLogarithmic() ? ", of the logarithms" : "")
                        + ". "
                    : "No violin: too few observations, or all equal. ")
                + "Box: "
                + ViolinLayers.BOXES
                + " Triangle: "
                + MeanLayers.CAPTION
                + (cell.isLogarithmic() ? "; square: their geometric mean" : "")
                + ". Points: median of each launch, without outliers, in the order of launches."
                + cell.drawn()));
  }
}
