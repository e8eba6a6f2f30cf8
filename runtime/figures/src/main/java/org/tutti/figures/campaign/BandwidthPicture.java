package org.tutti.figures.campaign;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellRate;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.cell.ReportTable;
import org.tutti.report.table.ColumnUnit;
import org.tutti.stats.interval.Estimate;

/** Bandwidth over message size, where the result of a benchmark is a rate. */
public final class BandwidthPicture implements Picture<ReportDigest> {
  private static final String PLACE = "place";
  private static final String SIZE = "size";
  private static final String RATE = "rate";
  private static final String VARIANT = "variant";

  @Override
  public String name() {
    return "bandwidth";
  }

  @Override
  public String title() {
    return "Bandwidth over message size";
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    return campaign.tablesOfLevels().stream()
        .filter(table -> SizeAxis.of(moving(table)).isRange())
        .map(table -> drawing(table, campaign))
        .toList();
  }

  /** Cells whose result is a rate that is not zero, as that of a message without data is. */
  private static List<CellFigures> moving(ReportTable table) {
    return table.cells().stream()
        .filter(cell -> CellRate.of(cell).filter(rate -> rate.median() > 0).isPresent())
        .toList();
  }

  private static Drawing drawing(ReportTable table, ReportDigest campaign) {
    List<CellFigures> cells = moving(table);
    ColumnUnit unit =
        ColumnUnit.ofRates(
            cells.stream().mapToDouble(cell -> CellRate.of(cell).orElseThrow().median()).toArray());
    List<String> variants =
        cells.stream().map(cell -> campaign.variant(cell, table)).distinct().toList();
    SizeAxis sizes = SizeAxis.of(cells);
    PlotData rates = PlotData.of(PLACE, SIZE, RATE, VARIANT);
    PlotData intervals = PlotData.of(PLACE, SIZE, "low", "high", VARIANT);
    for (CellFigures cell : cells) {
      String variant = campaign.variant(cell, table);
      String size = MessageSize.text(cell.key().msize());
      double place = sizes.place(cell.key().msize(), variants.indexOf(variant), variants.size());
      CellRate rate = CellRate.of(cell).orElseThrow();
      rates.add(place, size, rate.median() / unit.size(), variant);
      Optional<Estimate> interval = rate.medianInterval();
      interval.ifPresent(
          found ->
              intervals.add(
                  place, size, found.low() / unit.size(), found.high() / unit.size(), variant));
    }
    Plot plot =
        Plot.of(sizes.axis(), Axis.log("bandwidth (" + unit.symbol() + ")"))
            .series(VARIANT, variants)
            .with(Layer.line(rates, PLACE, RATE).of(VARIANT));
    if (intervals.size() > 0) {
      plot = plot.with(Layer.intervals(intervals, PLACE, "low", "high").of(VARIANT));
    }
    return new Drawing(
        table.heading(),
        plot.with(Layer.points(rates, PLACE, RATE).of(VARIANT).set("size", 3.5)),
        "Points: data moved in an operation, divided by its median run-time. Whiskers: 95 % interval"
            + " of the median, from 6 launches on. Lines join sizes to show the trend; nothing was"
            + " measured between the points.");
  }
}
