package org.tutti.lab.check.picture;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.figures.campaign.SizeAxis;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.lab.check.guideline.GuidelineOptions;
import org.tutti.lab.check.guideline.GuidelineTest;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.table.ColumnUnit;
import org.tutti.report.table.Figures;
import org.tutti.stats.interval.Estimate;

/** Both sides of a violated guideline over message size (luebbe2017, figures 1a and 2a). */
public final class GuidelineOverviewPicture implements Picture<ReportDigest> {
  private static final String SIZE = "size";
  private static final String MEDIAN = "median";
  private static final String SIDE = "side";
  private static final String MARK = "mark";
  private static final double ABOVE = 1.1;

  @Override
  public String name() {
    return "guideline-overview";
  }

  @Override
  public String title() {
    return "Violated guidelines";
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    GuidelineCheck check = GuidelineCheck.ofPlanned(campaign.analysis());
    return GuidelineGroup.violated(check).stream()
        .map(group -> drawing(group, check.options()))
        .toList();
  }

  private static Drawing drawing(GuidelineGroup group, GuidelineOptions options) {
    List<CellFigures> lefts =
        group.tests().stream().map(test -> test.own().pair().figuresOfA()).toList();
    ColumnUnit unit =
        ColumnUnit.ofTimes(
            group.tests().stream()
                .map(test -> test.own().pair())
                .flatMap(pair -> Stream.of(pair.figuresOfA(), pair.figuresOfB()))
                .mapToDouble(CellFigures::median)
                .toArray());
    SizeAxis sizes = SizeAxis.of(lefts);
    PlotData medians = PlotData.of(SIZE, MEDIAN, SIDE);
    PlotData intervals = PlotData.of(SIZE, "low", "high", SIDE);
    PlotData marks = PlotData.of(SIZE, MEDIAN, MARK);
    for (int i = 0; i < lefts.size(); i++) {
      GuidelineTest test = group.tests().get(i);
      long size = lefts.get(i).key().msize();
      List<CellFigures> sides = List.of(lefts.get(i), test.own().pair().figuresOfB());
      for (int side = 0; side < sides.size(); side++) {
        String label = group.sides().get(side);
        double place = sizes.place(size, side, sides.size());
        medians.add(place, sides.get(side).median() / unit.size(), label);
        Optional<Estimate> interval = sides.get(side).medianInterval();
        interval.ifPresent(
            found ->
                intervals.add(place, found.low() / unit.size(), found.high() / unit.size(), label));
      }
      if (test.isViolated()) {
        double top =
            sides.get(0).medianInterval().map(Estimate::high).orElse(sides.get(0).median());
        marks.add(
            SizeAxis.place(size),
            Math.max(top, sides.get(0).median()) / unit.size() * ABOVE,
            test.ownViolated() ? "*" : "(*)");
      }
    }
    Plot plot =
        Plot.of(sizes.axis(), Axis.log("run-time (" + unit.symbol() + ")"))
            .series(SIDE, group.sides());
    if (sizes.isRange()) {
      plot = plot.with(Layer.line(medians, SIZE, MEDIAN).of(SIDE));
    }
    if (intervals.size() > 0) {
      plot = plot.with(Layer.intervals(intervals, SIZE, "low", "high").of(SIDE));
    }
    return new Drawing(
        group.heading(),
        plot.with(Layer.points(medians, SIZE, MEDIAN).of(SIDE).set("size", 3.5))
            .with(
                Layer.texts(marks, SIZE, MEDIAN, MARK)
                    .in(PlotColor.INK)
                    .set("vjust", 0.0)
                    .set("size", 7.0)),
        String.format(
            Locale.ROOT,
            "Points: median over the launches of their medians. Whiskers: 95 %% interval of the"
                + " median, from 6 launches on. *: the left side is slower by at least %s, by"
                + " launches in pairs, corrected for the number of tests; (*): only by the"
                + " published test at p <= %s. Lines join sizes to show the trend.",
            Figures.share(options.margin()),
            options.significance()));
  }
}
