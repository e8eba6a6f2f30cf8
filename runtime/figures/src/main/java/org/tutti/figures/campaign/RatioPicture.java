package org.tutti.figures.campaign;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureChoice;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.cell.ReportTable;
import org.tutti.report.comparison.VerdictText;
import org.tutti.stats.interval.Estimate;

/**
 * How many times as long as the baseline, with asterisks for what is significant (Hunold and
 * Carpen-Amarie 2016, figures 10 and 11).
 */
public final class RatioPicture implements Picture<ReportDigest> {
  private static final String PLACE = "place";
  private static final String SIZE = "size";
  private static final String RATIO = "ratio";
  private static final String VARIANT = "variant";
  private static final double ABOVE = 1.02;

  @Override
  public String name() {
    return "ratio";
  }

  @Override
  public String title() {
    return "Compared with the baseline";
  }

  @Override
  public Set<PictureChoice> choices() {
    return Set.of(PictureChoice.FIGURE);
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    Map<CellFigures, CellComparison> byCell = new IdentityHashMap<>();
    campaign.comparisons().forEach(found -> byCell.put(found.pair().figuresOfB(), found));
    List<Drawing> drawings = new ArrayList<>();
    for (ReportTable table : campaign.tables()) {
      List<CellComparison> compared =
          table.cells().stream()
              .filter(byCell::containsKey)
              .map(byCell::get)
              .filter(comparison -> comparison.ratio().isPresent())
              .toList();
      if (!compared.isEmpty()) {
        drawings.add(drawing(table, compared, campaign));
      }
    }
    return drawings;
  }

  /** The picture of all comparisons has the same on one axis. */
  @Override
  public boolean isTelling(ReportDigest campaign) {
    return false;
  }

  private static Drawing drawing(
      ReportTable table, List<CellComparison> compared, ReportDigest campaign) {
    PlotData ratios = PlotData.of(PLACE, SIZE, RATIO, VARIANT);
    PlotData intervals = PlotData.of(PLACE, SIZE, "low", "high", VARIANT);
    PlotData stars = PlotData.of(PLACE, SIZE, RATIO, "stars");
    List<CellFigures> cells =
        compared.stream().map(comparison -> comparison.pair().figuresOfB()).toList();
    List<String> variants =
        cells.stream().map(cell -> campaign.variant(cell, table)).distinct().toList();
    SizeAxis sizes = SizeAxis.of(cells);
    for (CellComparison comparison : compared) {
      CellFigures cell = comparison.pair().figuresOfB();
      Estimate ratio = comparison.ratio().orElseThrow();
      String variant = campaign.variant(cell, table);
      String size = MessageSize.text(cell.key().msize());
      double place = sizes.place(cell.key().msize(), variants.indexOf(variant), variants.size());
      ratios.add(place, size, ratio.value(), variant);
      intervals.add(place, size, ratio.low(), ratio.high(), variant);
      stars.add(place, size, ratio.high() * ABOVE, VerdictText.stars(comparison));
    }
    Plot plot =
        Plot.of(sizes.axis(), Axis.log("ratio to the baseline"))
            .series(VARIANT, variants)
            .with(Layer.horizontal(1));
    if (sizes.isRange()) {
      plot = plot.with(Layer.line(ratios, PLACE, RATIO).of(VARIANT).set("alpha", 0.5));
    }
    return new Drawing(
        table.heading(),
        plot.with(Layer.intervals(intervals, PLACE, "low", "high").of(VARIANT))
            .with(Layer.points(ratios, PLACE, RATIO).of(VARIANT).set("size", 3.5))
            .with(
                Layer.texts(stars, PLACE, RATIO, "stars")
                    .in(PlotColor.INK)
                    .set("vjust", 0.0)
                    .set("size", 7.0)),
        "Points: run-time divided by that of the baseline (dashed): above it is slower. Whiskers: 95 %"
            + " interval of the ratio. Asterisks: a difference that is significant at 0.05 (*),"
            + " 0.01 (**), or 0.001 (***), corrected for the number of tests. Without an"
            + " asterisk, there may still be a difference.");
  }
}
