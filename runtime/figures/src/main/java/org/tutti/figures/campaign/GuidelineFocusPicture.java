package org.tutti.figures.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.analysis.guideline.GuidelineTest;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.ReportDigest;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.summary.Quartiles;

/** The launches of both sides where a guideline is violated (luebbe2017, figures 1b and 2b). */
public final class GuidelineFocusPicture implements Picture<ReportDigest> {
  private static final String LAUNCH = "launch";
  private static final String FROM = "from";
  private static final String TO = "to";
  private static final String SIDE = "side";
  private static final double APART = 0.2;
  private static final double HALF = 0.16;

  @Override
  public String name() {
    return "guideline-focus";
  }

  @Override
  public String title() {
    return "Launches of violated guidelines";
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    List<Drawing> drawings = new ArrayList<>();
    for (GuidelineGroup group : GuidelineGroup.violated(campaign.guidelines())) {
      group.tests().stream()
          .filter(GuidelineTest::isViolated)
          .forEach(test -> drawings.add(drawing(group, test, campaign)));
    }
    return drawings;
  }

  private static Drawing drawing(GuidelineGroup group, GuidelineTest test, ReportDigest campaign) {
    CellFigures left = test.own().pair().figuresOfA();
    Boxes boxes = new Boxes(left.median());
    CellObservations ofLeft = observations(left, campaign);
    CellObservations ofRight = observations(test.own().pair().figuresOfB(), campaign);
    boxes.add(ofLeft, -APART, group.sides().get(0));
    boxes.add(ofRight, APART, group.sides().get(1));
    int every = Math.max(ofLeft.every(), ofRight.every());
    return new Drawing(
        MessageSize.text(left.key().msize()) + ": " + group.heading(),
        boxes.plot(group.sides()),
        "Boxes: quartiles of the observations of a launch, without outliers; whiskers: the least and"
            + " the largest of them; lines: their median. All are divided by the median over the"
            + " launches of the left side (dashed)."
            + (every == 1
                ? ""
                : String.format(
                    Locale.ROOT,
                    " Of the observations, one in %d is drawn, evenly thinned.",
                    every)));
  }

  private static CellObservations observations(CellFigures cell, ReportDigest campaign) {
    return campaign.analysis().samples().stream()
        .filter(observed -> observed.figures().equals(cell))
        .findFirst()
        .orElseThrow();
  }

  /** The boxes of both sides beside each other. */
  private static final class Boxes {
    private final double unit;
    private double first = Double.POSITIVE_INFINITY;
    private double last;
    private final PlotData boxes = PlotData.of("left", "right", "low", "high", SIDE);
    private final PlotData whiskers = PlotData.of(LAUNCH, FROM, TO, SIDE);
    private final PlotData medians = PlotData.of("left", "median", "right", SIDE);

    Boxes(double unit) {
      this.unit = unit;
    }

    void add(CellObservations cell, double shift, String side) {
      double[] ofLaunches = cell.figures().medians();
      for (int i = 0; i < ofLaunches.length; i++) {
        int launch = cell.figures().launches().get(i).launch().number();
        first = Math.min(first, launch);
        last = Math.max(last, launch);
        double place = launch + shift;
        Quartiles box = LaunchSummary.of(cell.runTimes().get(i)).quartiles();
        boxes.add(place - HALF, place + HALF, box.first() / unit, box.third() / unit, side);
        whiskers.add(place, box.min() / unit, box.first() / unit, side);
        whiskers.add(place, box.third() / unit, box.max() / unit, side);
        medians.add(place - HALF, ofLaunches[i] / unit, place + HALF, side);
      }
    }

    Plot plot(List<String> sides) {
      return Plot.of(
              Axis.whole(LAUNCH, first, last), Axis.linear("run-time / median of the left side"))
          .series(SIDE, sides)
          .with(Layer.horizontal(1))
          .with(Layer.segments(whiskers, LAUNCH, FROM, LAUNCH, TO).of(SIDE))
          .with(Layer.rectangles(boxes).of(SIDE))
          .with(
              Layer.segments(medians, "left", "median", "right", "median")
                  .of(SIDE)
                  .set("size", 1.5));
    }
  }
}
