package org.tutti.figures.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.explore.GroupQuantiles;
import org.tutti.analysis.explore.QuantileEffects;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.records.launch.CellKey;
import org.tutti.report.ColumnUnit;
import org.tutti.report.ReportDigest;
import org.tutti.stats.regression.QuantileFit;

/** What a factor does to each quantile (Hoefler and Belli 2015, figure 4). */
public final class QuantilePicture implements Picture<ReportDigest> {
  private static final String QUANTILE = "quantile";
  private static final String CHANGE = "change";
  private static final List<Double> QUANTILES =
      IntStream.rangeClosed(1, 9).mapToObj(tenth -> tenth / 10.0).toList();

  @Override
  public String name() {
    return "quantile-regression";
  }

  @Override
  public String title() {
    return "Effect on each quantile";
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    List<Drawing> drawings = new ArrayList<>();
    for (QuantileEffects effects : QuantileEffects.of(campaign.analysis(), QUANTILES)) {
      effects.groups().stream()
          .filter(group -> !group.fits().isEmpty())
          .forEach(group -> drawings.add(drawing(effects.factor(), group, campaign)));
    }
    return drawings;
  }

  @Override
  public boolean isTelling(ReportDigest campaign) {
    return LaunchPoints.areTelling(campaign);
  }

  private static Drawing drawing(String factor, GroupQuantiles group, ReportDigest campaign) {
    ColumnUnit unit =
        ColumnUnit.ofTimes(
            group.fits().stream().mapToDouble(fit -> fit.intercept().value()).toArray());
    PlotData points = PlotData.of(QUANTILE, CHANGE);
    PlotData ribbon = PlotData.of(QUANTILE, "low", "high");
    for (QuantileFit fit : group.fits()) {
      points.add(fit.probability(), fit.slope().value() / unit.size());
      ribbon.add(
          fit.probability(), fit.slope().low() / unit.size(), fit.slope().high() / unit.size());
    }
    CellKey key = group.group().key();
    String level = factor + " " + group.level();
    return new Drawing(
        campaign.name(base(key, campaign)) + ", against " + level,
        Plot.of(Axis.linear(QUANTILE), Axis.linear("change (" + unit.symbol() + ")"))
            .with(Layer.horizontal(0))
            .with(Layer.ribbon(ribbon, QUANTILE, "low", "high").in(PlotColor.SERIES_1))
            .with(Layer.line(points, QUANTILE, CHANGE).in(PlotColor.SERIES_1))
            .with(Layer.points(points, QUANTILE, CHANGE).in(PlotColor.SERIES_1).set("size", 2.5)),
        "By how much each quantile of the run-times changes from the base level to "
            + level
            + ", by quantile regression over the launches. Band: 95 % interval of each point. Below"
            + " the dashed line the level is faster. The line joins estimates of neighboring"
            + " quantiles.");
  }

  /** A cell of the group; the base of the factor is the first that was measured. */
  private static CellFigures base(CellKey key, ReportDigest campaign) {
    return campaign.analysis().cells().stream()
        .filter(cell -> cell.key().benchmark().equals(key.benchmark()))
        .filter(cell -> cell.key().msize() == key.msize())
        .findFirst()
        .orElseThrow();
  }
}
