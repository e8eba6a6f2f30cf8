package org.tutti.lab.analyze.picture;

import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellGroup;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.BoxLayers;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.lab.analyze.RankVariation;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.table.ColumnUnit;

/** Variation across ranks, with an analysis of variance (Hoefler and Belli 2015, figure 6). */
public final class RankPicture implements Picture<ReportDigest> {
  private static final String RANK = "rank";
  private static final String TIME = "time";

  /** The distance from a rank to the edge of its box. */
  private static final double HALF = 0.25;

  /** The distance from a rank to the points of its launches. */
  private static final double BESIDE = 0.35;

  @Override
  public String name() {
    return "ranks";
  }

  @Override
  public String title() {
    return "Variation across ranks";
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    return RankVariation.of(campaign.analysis()).stream()
        .map(variation -> drawing(variation, campaign))
        .toList();
  }

  private static Drawing drawing(RankVariation variation, ReportDigest campaign) {
    CellFigures cell =
        campaign.analysis().cells().stream()
            .filter(one -> CellGroup.of(one).equals(variation.effects().group()))
            .findFirst()
            .orElseThrow();
    ColumnUnit unit = ColumnUnit.ofTimes(new double[] {cell.median()});
    PlotData launches = PlotData.of(RANK, TIME);
    BoxLayers boxes = new BoxLayers();
    variation
        .medians()
        .forEach(
            (rank, times) ->
                times.forEach(time -> launches.add(rank + BESIDE, time / unit.size())));
    variation
        .boxes()
        .forEach(
            (rank, box) ->
                boxes.add(rank - HALF, rank, rank + HALF, box.dividedBy(unit.size()), RANK));
    Plot plot =
        Plot.of(
            Axis.whole(RANK, 0, variation.medians().size() - 1),
            Axis.linear("run-time (" + unit.symbol() + ")"));
    return new Drawing(
        campaign.name(cell),
        boxes
            .in(PlotColor.SERIES_1, plot)
            .with(Layer.points(launches, RANK, TIME).in(PlotColor.MUTED).set("size", 1.5)),
        "Boxes: quartiles and median of all valid times of a rank, as the medians of these over the"
            + " launches; whiskers: to the last time within 1.5 interquartile ranges. Points: the"
            + " median of a rank in each launch. "
            + verdict(variation));
  }

  private static String verdict(RankVariation variation) {
    return variation
        .effects()
        .anova()
        .map(
            test ->
                String.format(
                    Locale.ROOT,
                    "Analysis of variance with launches as blocks: F = %.2f, p %s (corrected by"
                        + " Holm); %s",
                    test.result().statistic(),
                    test.correctedPValue() < 1e-4
                        ? "< 0.0001"
                        : String.format(Locale.ROOT, "= %.4f", test.correctedPValue()),
                    test.rejectedAt(0.05)
                        ? "the ranks differ, so the slowest rank and the mean over ranks are"
                            + " different quantities."
                        : "no difference between ranks was found."))
        .orElse("Too few launches for an analysis of variance.");
  }
}
