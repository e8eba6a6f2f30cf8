package org.tutti.figures.campaign;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tutti.analysis.CellFigures;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureChoice;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.cell.ReportTable;
import org.tutti.report.table.ColumnUnit;
import org.tutti.stats.interval.Estimate;

/**
 * Run-time over message size, one plot for each table of the report, and for all levels of factors
 * together (Hunold and Carpen-Amarie 2016, figures 6 to 9).
 */
public final class RunTimePicture implements Picture<ReportDigest> {
  private static final String PLACE = "place";
  private static final String SIZE = "size";
  private static final String MEDIAN = "median";
  private static final String VARIANT = "variant";
  private static final String LOW = "low";
  private static final String HIGH = "high";

  @Override
  public String name() {
    return "run-time";
  }

  @Override
  public String title() {
    return "Run-time over message size";
  }

  @Override
  public Set<PictureChoice> choices() {
    return Set.of(PictureChoice.FIGURE);
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    return campaign.tablesOfLevels().stream()
        .filter(table -> SizeAxis.of(table.cells()).isRange())
        .map(table -> drawing(table, campaign))
        .toList();
  }

  private static Drawing drawing(ReportTable table, ReportDigest campaign) {
    List<CellFigures> cells = table.cells();
    ColumnUnit unit = ColumnUnit.ofTimes(cells.stream().mapToDouble(CellFigures::median).toArray());
    List<String> variants =
        cells.stream().map(cell -> campaign.variant(cell, table)).distinct().toList();
    PlotData launches = PlotData.of(PLACE, SIZE, MEDIAN, VARIANT);
    PlotData medians = PlotData.of(PLACE, SIZE, MEDIAN, VARIANT);
    PlotData intervals = PlotData.of(PLACE, SIZE, LOW, HIGH, VARIANT);
    SizeAxis sizes = SizeAxis.of(cells);
    int every = LaunchPoints.every(cells);
    for (int index = 0; index < cells.size(); index++) {
      CellFigures cell = cells.get(index);
      String variant = campaign.variant(cell, table);
      String size = MessageSize.text(cell.key().msize());
      double place = sizes.place(cell.key().msize(), variants.indexOf(variant), variants.size());
      for (double median : index % every == 0 ? cell.medians() : new double[0]) {
        launches.add(sizes.beside(place), size, median / unit.size(), variant);
      }
      medians.add(place, size, cell.median() / unit.size(), variant);
      Optional<Estimate> interval = cell.medianInterval();
      interval.ifPresent(
          found ->
              intervals.add(
                  place, size, found.low() / unit.size(), found.high() / unit.size(), variant));
    }
    Plot plot =
        Plot.of(sizes.axis(), Axis.log("run-time (" + unit.symbol() + ")"))
            .series(VARIANT, variants)
            .with(
                Layer.points(launches, PLACE, MEDIAN)
                    .of(VARIANT)
                    .set("size", 2.0)
                    .set("alpha", 0.8))
            .with(Layer.line(medians, PLACE, MEDIAN).of(VARIANT));
    if (intervals.size() > 0) {
      plot = plot.with(Layer.intervals(intervals, PLACE, LOW, HIGH).of(VARIANT));
    }
    return new Drawing(
        table.heading(),
        plot.with(Layer.points(medians, PLACE, MEDIAN).of(VARIANT).set("size", 3.5)),
        "Large points: median over the launches of their medians. Small points, to the right"
            + " of it: the median of each launch."
            + LaunchPoints.caption(every)
            + " "
            + (intervals.size() > 0
                ? "Whiskers: 95 % interval of the median, by ranks. "
                : "No interval: it takes at least 6 launches. ")
            + "Lines join sizes to show the trend; nothing was measured between the points.");
  }
}
