package org.tutti.lab.analyze.picture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.analysis.CellFigures;
import org.tutti.figures.campaign.LaunchPoints;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.lab.analyze.GroupQuantiles;
import org.tutti.lab.analyze.QuantileEffects;
import org.tutti.lab.analyze.regression.QuantileFit;
import org.tutti.records.launch.CellKey;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.table.ColumnUnit;
import org.tutti.stats.comparison.MeanDifference;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;

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
    // The base of several levels is drawn once.
    Map<String, Drawing> drawings = new LinkedHashMap<>();
    for (QuantileEffects effects : QuantileEffects.of(campaign.analysis(), QUANTILES)) {
      effects.groups().stream()
          .filter(group -> !group.fits().isEmpty())
          .flatMap(group -> drawings(effects, group, campaign).stream())
          .forEach(drawing -> drawings.putIfAbsent(drawing.heading(), drawing));
    }
    return List.copyOf(drawings.values());
  }

  @Override
  public boolean isTelling(ReportDigest campaign) {
    return LaunchPoints.areTelling(campaign);
  }

  /** The quantiles of the base, and by how much those of the level differ. */
  private static List<Drawing> drawings(
      QuantileEffects effects, GroupQuantiles group, ReportDigest campaign) {
    ColumnUnit unit =
        ColumnUnit.ofTimes(
            group.fits().stream().mapToDouble(fit -> fit.intercept().value()).toArray());
    String level = effects.factor() + " " + group.level();
    String name = campaign.name(base(group.group().key(), campaign));
    double[] base = group.cells().get(0).means();
    double[] other = group.cells().get(1).means();
    String band =
        " Points: quantiles, by quantile regression over the launches, with a band of the"
            + " 95 % interval of each; the line joins estimates of neighboring quantiles. Straight"
            + " lines: ";
    return List.of(
        new Drawing(
            name + ": intercept, the base of " + effects.factor(),
            plot(
                group.fits().stream().map(QuantileFit::intercept).toList(),
                base.length < 2
                    ? Optional.empty()
                    : Optional.of(MeanInterval.of(base, CellFigures.LEVEL)),
                "run-time (" + unit.symbol() + ")",
                unit),
            "The run-time at the base level."
                + band
                + "the mean of the launches with its 95 % interval."),
        new Drawing(
            name + ", against " + level,
            plot(
                    group.fits().stream().map(QuantileFit::slope).toList(),
                    MeanDifference.interval(base, other, CellFigures.LEVEL),
                    "change (" + unit.symbol() + ")",
                    unit)
                .with(Layer.horizontal(0)),
            "By how much run-times change from the base level to "
                + level
                + ": below the dashed line the level is faster."
                + band
                + "the difference of the means with its 95 % interval (Welch)."));
  }

  private static Plot plot(
      List<Estimate> quantiles, Optional<Estimate> mean, String axis, ColumnUnit unit) {
    PlotData points = PlotData.of(QUANTILE, CHANGE);
    PlotData ribbon = PlotData.of(QUANTILE, "low", "high");
    for (int i = 0; i < quantiles.size(); i++) {
      Estimate quantile = quantiles.get(i);
      points.add(QUANTILES.get(i), quantile.value() / unit.size());
      ribbon.add(QUANTILES.get(i), quantile.low() / unit.size(), quantile.high() / unit.size());
    }
    Plot plot =
        Plot.of(Axis.linear(QUANTILE), Axis.linear(axis))
            .with(Layer.ribbon(ribbon, QUANTILE, "low", "high").in(PlotColor.SERIES_1))
            .with(Layer.line(points, QUANTILE, CHANGE).in(PlotColor.SERIES_1))
            .with(Layer.points(points, QUANTILE, CHANGE).in(PlotColor.SERIES_1).set("size", 2.5));
    return mean.map(
            found ->
                plot.with(across(found.value(), unit, "solid"))
                    .with(across(found.low(), unit, "dotted"))
                    .with(across(found.high(), unit, "dotted")))
        .orElse(plot);
  }

  private static Layer across(double value, ColumnUnit unit, String line) {
    return Layer.horizontal(value / unit.size()).in(PlotColor.SERIES_2).set("linetype", line);
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
