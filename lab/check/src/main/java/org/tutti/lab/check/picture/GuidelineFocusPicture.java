package org.tutti.lab.check.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.BoxLayers;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.lab.check.guideline.GuidelineTest;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.cell.ReportDigest;
import org.tutti.stats.cell.LaunchSummary;

/** The launches of both sides where a guideline is violated (luebbe2017, figures 1b and 2b). */
final class GuidelineFocusPicture implements Picture<ReportDigest> {
  private static final String LAUNCH = "launch";
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
    for (GuidelineGroup group :
        GuidelineGroup.violated(GuidelineCheck.ofPlanned(campaign.analysis()))) {
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
        "Boxes: quartiles of the observations of a launch, without outliers; whiskers: the"
            + " smallest and the largest of them; lines: their median. All are divided by the"
            + " median over the launches of the left side (dashed)."
            + (every == 1
                ? ""
                : String.format(Locale.ROOT, " One observation in %d is drawn.", every)));
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
    private final BoxLayers boxes = new BoxLayers();

    Boxes(double unit) {
      this.unit = unit;
    }

    void add(CellObservations cell, double shift, String side) {
      for (int i = 0; i < cell.figures().launches().size(); i++) {
        int launch = cell.figures().launches().get(i).launch().number();
        first = Math.min(first, launch);
        last = Math.max(last, launch);
        double place = launch + shift;
        boxes.add(
            place - HALF,
            place,
            place + HALF,
            LaunchSummary.of(cell.runTimes().get(i), cell.figures().settings().outlierFilter())
                .quartiles()
                .dividedBy(unit),
            side);
      }
    }

    Plot plot(List<String> sides) {
      return boxes.on(
          Plot.of(
                  Axis.whole(LAUNCH, first, last),
                  Axis.linear("run-time / median of the left side"))
              .series(SIDE, sides)
              .with(Layer.horizontal(1)));
    }
  }
}
