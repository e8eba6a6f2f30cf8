package org.tutti.lab.analyze.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.diagnostics.Counted;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureChoice;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.lab.analyze.ScalingPoint;
import org.tutti.lab.analyze.ScalingStudy;
import org.tutti.lab.analyze.model.ScalingModel;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.table.ColumnUnit;

/** Run-time over the number of processes with its bounds (Hoefler and Belli 2015, figure 7). */
public final class ScalingPicture implements Picture<ReportDigest> {
  private static final String P = "processes";
  private static final String TIME = "time";
  private static final String BOUND = "bound";
  private static final String AMDAHL = "Amdahl";
  private static final String OVERHEAD = "with overhead";
  private static final int STEPS = 40;

  private final Optional<ScaledWork> work;

  /**
   * A picture.
   *
   * @param work how it depends on the number of processes; empty for what the benchmarks declare
   */
  public ScalingPicture(Optional<ScaledWork> work) {
    this.work = work;
  }

  @Override
  public String name() {
    return "scaling";
  }

  @Override
  public String title() {
    return "Scaling with its bounds";
  }

  @Override
  public Set<PictureChoice> choices() {
    return Set.of(PictureChoice.FIGURE, PictureChoice.SCALING);
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    List<Drawing> drawings = new ArrayList<>();
    for (ScalingStudy study : ScalingStudy.of(campaign.analysis().samples(), work)) {
      String base = "from " + campaign.name(study.points().get(0).cell());
      drawings.add(drawing(study, "Run-time " + base));
      drawings.add(speedups(study, "Speedup " + base));
    }
    return drawings;
  }

  static Drawing drawing(ScalingStudy study, String heading) {
    ScalingPoint base = study.points().get(0);
    ColumnUnit unit =
        ColumnUnit.ofTimes(
            study.points().stream().mapToDouble(point -> point.cell().median()).toArray());
    PlotData medians = PlotData.of(P, TIME);
    PlotData intervals = PlotData.of(P, "low", "high");
    for (ScalingPoint point : study.points()) {
      double p = point.processes();
      medians.add(p, point.cell().median() / unit.size());
      point
          .cell()
          .medianInterval()
          .ifPresent(
              found -> intervals.add(p, found.low() / unit.size(), found.high() / unit.size()));
    }
    Plot plot =
        withBounds(
            study,
            Plot.of(axis(study), Axis.log("run-time (" + unit.symbol() + ")")),
            (p, time) -> time / unit.size());
    if (intervals.size() > 0) {
      plot =
          plot.with(
              Layer.intervals(intervals, P, "low", "high").set("color", PlotColor.INK.light()));
    }
    return new Drawing(
        heading,
        plot.with(Layer.points(medians, P, TIME).in(PlotColor.INK).set("size", 3.5)),
        "Points: median over the launches; whiskers: its 95 % interval, if there is one. "
            + caption(study, base));
  }

  private static Axis axis(ScalingStudy study) {
    return Axis.log(P)
        .marks(
            study.points().stream().map(point -> (double) point.processes()).toList(),
            study.points().stream().map(point -> Integer.toString(point.processes())).toList());
  }

  /** How many times the work of the base in a time, which the caption has (rule 1). */
  static Drawing speedups(ScalingStudy study, String heading) {
    double base = study.points().get(0).cell().median();
    PlotData speedups = PlotData.of(P, TIME);
    PlotData intervals = PlotData.of(P, "low", "high");
    for (ScalingPoint point : study.points()) {
      double p = point.processes();
      speedups.add(p, point.speedup());
      point.interval().ifPresent(found -> intervals.add(p, found.low(), found.high()));
    }
    Plot plot =
        withBounds(
            study,
            Plot.of(axis(study), Axis.log("speedup")),
            (p, time) -> study.growth(p).orElse(1) * base / time);
    if (intervals.size() > 0) {
      plot =
          plot.with(
              Layer.intervals(intervals, P, "low", "high").set("color", PlotColor.INK.light()));
    }
    return new Drawing(
        heading,
        plot.with(Layer.points(speedups, P, TIME).in(PlotColor.INK).set("size", 3.5)),
        "Points: the work of each number of processes over its median, divided by that of the base;"
            + " whiskers: at least 90 %, from the intervals of both medians. "
            + caption(study, study.points().get(0)));
  }

  private static Plot withBounds(ScalingStudy study, Plot plot, DoubleBinaryOperator shown) {
    double least = study.points().get(0).processes();
    double most = study.points().get(study.points().size() - 1).processes();
    PlotData bounds = PlotData.of(P, TIME, BOUND);
    String ideal = study.work().map(declared -> "ideal (" + declared + ")").orElse("");
    for (int step = 0; step <= STEPS; step++) {
      double p = least * Math.pow(most / least, (double) step / STEPS);
      study.ideal(p).ifPresent(time -> add(bounds, p, shown.applyAsDouble(p, time), ideal));
      study
          .model()
          .ifPresent(
              model -> {
                add(bounds, p, shown.applyAsDouble(p, model.amdahl(p)), AMDAHL);
                add(bounds, p, shown.applyAsDouble(p, model.at(p)), OVERHEAD);
              });
    }
    List<String> names = new ArrayList<>(List.of(ideal));
    study.model().filter(model -> !hasNoAmdahl(model)).ifPresent(model -> names.add(AMDAHL));
    study.model().ifPresent(model -> names.add(OVERHEAD));
    return bounds.size() == 0
        ? plot
        : plot.series(BOUND, names).with(Layer.line(bounds, P, TIME).of(BOUND));
  }

  /** Whether all of the time grows with the processes, so that Amdahl's bound is 0. */
  private static boolean hasNoAmdahl(ScalingModel model) {
    return model.serial() + model.parallel() == 0;
  }

  /** What is 0 has no place on a logarithmic axis. */
  private static void add(PlotData bounds, double p, double value, String bound) {
    if (value > 0 && Double.isFinite(value)) {
      bounds.add(p, value, bound);
    }
  }

  private static String caption(ScalingStudy study, ScalingPoint base) {
    List<String> parts = new ArrayList<>();
    ScalingPoint last = study.points().get(study.points().size() - 1);
    parts.add(
        String.format(
            Locale.ROOT,
            "Base of speedups: %s with %s; with %d they are %.3g times as fast%s.",
            ColumnUnit.time(base.cell().median()),
            Counted.of(base.processes(), "process"),
            last.processes(),
            last.speedup(),
            last.growth() == 1
                ? ""
                : String.format(Locale.ROOT, ", for %.3g times the work", last.growth())));
    parts.add(
        study
            .work()
            .map(declared -> ideal(declared, study.model()))
            .orElse(
                "No bounds, and speedups are ratios of times: they depend on what grows with the"
                    + " processes, which --scaling declares."));
    return String.join(" ", parts);
  }

  private static String ideal(ScaledWork declared, Optional<ScalingModel> model) {
    return declared.isStrong()
        ? "Line: ideal, since the work is declared to be constant: the base's time, shared by all"
            + " processes. "
            + model.map(ScalingPicture::fitted).orElse("Too few numbers for a model.")
        : "Line: ideal, since the work of all p processes is declared to be "
            + declared.function()
            + ": the base's time, times the growth of the work of each. The other bounds are for"
            + " constant work.";
  }

  private static String fitted(ScalingModel model) {
    if (hasNoAmdahl(model)) {
      return String.format(
          Locale.ROOT,
          "Fitted: all of the time grows with the processes, so Amdahl's bound is 0 and not drawn;"
              + " %s more for each doubling (with overhead). Largest residual of the last bound:"
              + " %.1f %%.",
          ColumnUnit.time(model.perDoubling()),
          100 * model.largestResidual());
    }
    return String.format(
        Locale.ROOT,
        "Fitted: a serial fraction of %.3g %% (Amdahl), and %s more for each doubling (with"
            + " overhead). Largest residual of the last bound: %.1f %%.",
        100 * model.serialFraction(),
        ColumnUnit.time(model.perDoubling()),
        100 * model.largestResidual());
  }
}
