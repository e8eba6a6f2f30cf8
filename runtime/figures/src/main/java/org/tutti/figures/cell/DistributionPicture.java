package org.tutti.figures.cell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.diagnostics.Counted;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.NamedPlaces;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.cell.ReportTable;
import org.tutti.report.table.ColumnUnit;

/**
 * Distributions of variants or levels beside each other, where they were measured with one size
 * (Hoefler and Belli 2015, figures 3 and 5; Hunold and Carpen-Amarie 2016, figures 5 to 8).
 */
public final class DistributionPicture implements Picture<ReportDigest> {
  /** More violins would be too narrow to be seen. */
  private static final int MAX = 32;

  /** With more violins, the picture is wider. */
  private static final int MAX_OF_USUAL_WIDTH = 9;

  private static final double WIDTH = 860;
  private static final double HEIGHT = 380;

  /** The distances from the center of a violin to the mean and to the median over the launches. */
  private static final double MEAN = 0.15;

  private static final double BESIDE = 0.27;

  private static final String X = "x";
  private static final String MEDIAN = "median";

  @Override
  public String name() {
    return "distributions";
  }

  @Override
  public String title() {
    return "Distributions beside each other";
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    Map<CellFigures, CellObservations> observations = new HashMap<>();
    campaign.analysis().samples().forEach(cell -> observations.put(cell.figures(), cell));
    List<Drawing> drawings = new ArrayList<>();
    for (ReportTable table : campaign.tablesOfLevels()) {
      List<CellFigures> cells =
          table.cells().stream().filter(observations::containsKey).limit(MAX).toList();
      if (cells.size() > 1
          && cells.stream().map(cell -> cell.key().msize()).distinct().count() == 1) {
        ColumnUnit unit =
            ColumnUnit.ofTimes(cells.stream().mapToDouble(CellFigures::median).toArray());
        Drawing drawing =
            drawing(
                heading(table),
                cells.stream()
                    .map(
                        cell ->
                            new CellView(
                                campaign.variant(cell, table), observations.get(cell), unit))
                    .toList());
        int more = table.cells().size() - cells.size();
        drawings.add(
            more == 0
                ? drawing
                : new Drawing(
                    drawing.heading(),
                    drawing.plot(),
                    drawing.caption() + " " + Counted.are(more, "further cell") + " not drawn."));
      }
    }
    return drawings;
  }

  private static String heading(ReportTable table) {
    return table.heading() + ", " + MessageSize.text(table.cells().get(0).key().msize());
  }

  private static Drawing drawing(String heading, List<CellView> cells) {
    NamedPlaces places = new NamedPlaces(cells.stream().map(CellView::heading).toList());
    boolean logarithmic = cells.stream().allMatch(CellView::isLogarithmic);
    ViolinLayers violins = new ViolinLayers(logarithmic);
    MeanLayers means = new MeanLayers();
    PlotData medians = PlotData.of(X, MEDIAN);
    PlotData intervals = PlotData.of(X, "low", "high");
    for (int i = 0; i < cells.size(); i++) {
      CellView cell = cells.get(i);
      CellFigures figures = cell.observations().figures();
      violins.add(i + 1, cell.pooled());
      means.add(i + 1 + MEAN, cell);
      double place = i + 1 + BESIDE;
      medians.add(place, cell.scaled(figures.median()));
      figures
          .medianInterval()
          .ifPresent(
              found -> intervals.add(place, cell.scaled(found.low()), cell.scaled(found.high())));
    }
    Plot plot =
        means.on(
            violins.on(
                Plot.of(
                    places.axis(),
                    logarithmic ? cells.get(0).timeAxis() : cells.get(0).linearTimeAxis())));
    if (cells.size() > MAX_OF_USUAL_WIDTH) {
      plot = plot.size(WIDTH, HEIGHT);
    }
    if (intervals.size() > 0) {
      plot = plot.with(Layer.intervals(intervals, X, "low", "high").in(PlotColor.SERIES_3));
    }
    return new Drawing(
        heading,
        plot.with(Layer.points(medians, X, MEDIAN).in(PlotColor.SERIES_3).set("size", 3.0)),
        (violins.hasShape()
                ? "Violins: Gaussian kernel density of all launches together"
                    + (logarithmic ? ", of the logarithms" : "")
                    + ". "
                : "No violins: too few observations, or all equal. ")
            + "Boxes: "
            + ViolinLayers.BOXES
            + " Triangles: "
            + MeanLayers.CAPTION
            + ". Points: median over the launches of their medians"
            + (intervals.size() > 0 ? ", with its 95 % interval by ranks." : ".")
            + places.legend());
  }
}
