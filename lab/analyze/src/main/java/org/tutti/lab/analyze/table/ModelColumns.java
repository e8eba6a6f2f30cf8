package org.tutti.lab.analyze.table;

import static org.tutti.analysis.column.PlainColumn.count;
import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.number;
import static org.tutti.analysis.column.PlainColumn.optional;
import static org.tutti.analysis.column.PlainColumn.value;
import static org.tutti.analysis.column.PlainColumn.words;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.lab.analyze.MachineFeature;
import org.tutti.lab.analyze.ScalingPoint;
import org.tutti.lab.analyze.ScalingStudy;
import org.tutti.lab.analyze.SizeModel;
import org.tutti.lab.analyze.TrialSpread;
import org.tutti.lab.analyze.model.ScalingModel;
import org.tutti.stats.sample.OrderedSample;

/** The columns of models of message sizes, numbers of processes, and launches. */
final class ModelColumns {
  /** What a size attains of the largest rate. */
  record AttainedRate(MachineFeature feature, CellFigures cell) {}

  record FittedSize(CellFigures cell, double residual) {}

  /** A number of processes of a study. */
  record BoundedPoint(ScalingStudy study, int index) {
    ScalingPoint point() {
      return study.points().get(index);
    }

    OptionalDouble bound(ToDoubleFunction<ScalingModel> of) {
      return study
          .model()
          .map(model -> OptionalDouble.of(of.applyAsDouble(model)))
          .orElse(OptionalDouble.empty());
    }
  }

  static final List<PlainColumn<SizeModel>> SIZES =
      List.of(
          count("sizes", "sizes", "", sizes -> sizes.cells().size()),
          value(
              "latency",
              "latency",
              FigureUnit.NANOS,
              "fitted to medians, with relative errors",
              sizes -> sizes.model().latency()),
          optional(
              "bandwidth",
              "bandwidth",
              FigureUnit.MEGABYTES_PER_SECOND,
              "10^6 bytes of a message that each further second carries",
              sizes ->
                  sizes.model().perByte() > 0
                      ? OptionalDouble.of(sizes.bandwidth())
                      : OptionalDouble.empty()),
          value(
              "worst",
              "worst",
              FigureUnit.CHANGE,
              "the largest residual, as a share of the median",
              sizes -> sizes.model().residuals().get(worst(sizes))),
          value(
              "at",
              "at",
              FigureUnit.BYTES,
              "the size that has it",
              sizes -> sizes.cells().get(worst(sizes)).key().msize()));

  static final List<PlainColumn<FittedSize>> RESIDUALS =
      List.of(
          value("median", "median", FigureUnit.NANOS, "", fitted -> fitted.cell().median()),
          value(
              "residual",
              "residual",
              FigureUnit.CHANGE,
              "how far the median lies above the line, as a share of it",
              FittedSize::residual));

  static final List<PlainColumn<BoundedPoint>> SCALING =
      List.of(
          number("p", "processes", point -> point.point().processes()),
          figure(
              "median",
              "median",
              FigureUnit.NANOS,
              "",
              point ->
                  ColumnEntry.of(
                      OptionalDouble.of(point.point().cell().median()),
                      point.point().cell().medianInterval())),
          figure(
              "speedup",
              "speedup",
              FigureUnit.RATIO,
              "declared work over median, divided by that of the least number of processes",
              point ->
                  ColumnEntry.of(
                      OptionalDouble.of(point.point().speedup()), point.point().interval())),
          optional(
              "ideal",
              "ideal",
              FigureUnit.NANOS,
              "the median of the least number of processes, times the growth of the declared work"
                  + " of each",
              point -> point.study().ideal(point.point().processes())),
          optional(
              "Amdahl",
              "amdahl",
              FigureUnit.NANOS,
              "if a fitted part of declared shared work is not shared",
              point -> point.bound(model -> model.amdahl(point.point().processes()))),
          optional(
              "overhead",
              "withOverhead",
              FigureUnit.NANOS,
              "with a fitted time more for each doubling",
              point -> point.bound(model -> model.at(point.point().processes()))),
          optional(
              "residual",
              "residual",
              FigureUnit.CHANGE,
              "how far the median lies above the last bound",
              point -> point.bound(model -> model.residuals().get(point.index()))),
          words(
              "declared",
              "declared",
              "work of all processes, by @Options or --scaling: strong (constant), weak (as p), or"
                  + " as another function of p",
              point -> point.study().work().map(ScaledWork::text).orElse("")));

  static final List<PlainColumn<ScalingStudy>> PARTS =
      List.of(
          part("serial", "serial", FigureUnit.NANOS, "not shared", ScalingModel::serial),
          part(
              "its share",
              "serialFraction",
              FigureUnit.SHARE,
              "of the time of one process",
              ScalingModel::serialFraction),
          part("parallel", "parallel", FigureUnit.NANOS, "shared", ScalingModel::parallel),
          part(
              "overhead",
              "perDoubling",
              FigureUnit.NANOS,
              "more for each doubling; all parts are fitted, not known",
              ScalingModel::perDoubling));

  static final List<PlainColumn<TrialSpread>> SPREAD =
      List.of(
          count("launches", "launches", "", spread -> spread.normalized().size()),
          value(
              "median",
              "median",
              FigureUnit.RATIO,
              "",
              spread ->
                  OrderedSample.of(
                          "ratios",
                          spread.normalized().stream().mapToDouble(ratio -> ratio).toArray())
                      .median()),
          value(
              "slowest",
              "largest",
              FigureUnit.RATIO,
              "how far apart two runs of one launch each may be",
              TrialSpread::largest));

  static final List<PlainColumn<MachineFeature>> FEATURES =
      List.of(
          figure(
              "largest",
              "largest",
              FigureUnit.MEGABYTES_PER_SECOND,
              "the largest median rate over the message sizes",
              feature -> CellFigure.RATE.entry(feature.best())),
          optional(
              "flop/s",
              "flops",
              FigureUnit.PER_SECOND,
              "floating-point operations of one process per second, by multiply-add",
              feature ->
                  feature.isOfComputation()
                      ? OptionalDouble.of(MachineFeature.rate(feature.best()))
                      : OptionalDouble.empty()),
          value("at", "at", FigureUnit.BYTES, "", feature -> feature.best().key().msize()));

  static final List<PlainColumn<AttainedRate>> SHARES =
      List.of(
          figure(
              "rate",
              "rate",
              FigureUnit.MEGABYTES_PER_SECOND,
              "",
              attained -> ColumnEntry.of(CellFigure.RATE.of(attained.cell()))),
          value(
              "share",
              "share",
              FigureUnit.SHARE,
              "of the largest",
              attained -> attained.feature().share(attained.cell())));

  private ModelColumns() {}

  private static PlainColumn<ScalingStudy> part(
      String title,
      String key,
      FigureUnit unit,
      String definition,
      ToDoubleFunction<ScalingModel> of) {
    return value(
        title, key, unit, definition, study -> of.applyAsDouble(study.model().orElseThrow()));
  }

  private static int worst(SizeModel sizes) {
    List<Double> residuals = sizes.model().residuals();
    int worst = 0;
    for (int i = 1; i < residuals.size(); i++) {
      worst = Math.abs(residuals.get(i)) > Math.abs(residuals.get(worst)) ? i : worst;
    }
    return worst;
  }
}
