package org.tutti.report.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellRate;
import org.tutti.analysis.explore.MachineFeature;
import org.tutti.analysis.explore.ModelFits;
import org.tutti.analysis.explore.ScalingPoint;
import org.tutti.analysis.explore.ScalingStudy;
import org.tutti.analysis.explore.SizeModel;
import org.tutti.report.Figures;
import org.tutti.report.TextTable;
import org.tutti.report.layout.WrappedText;
import org.tutti.stats.model.ScalingModel;

/** Models of message sizes, numbers of processes, and launches. */
final class ModelTables {
  private static final String NONE = "-";

  private ModelTables() {}

  static List<String> lines(ModelFits models, int width) {
    List<String> lines = new ArrayList<>();
    if (!models.sizes().isEmpty()) {
      lines.add("");
      lines.add("Latency and bandwidth: t(m) = latency + m / bandwidth");
      sizes(models.sizes()).lines(width - 2).forEach(line -> lines.add("  " + line));
      lines.addAll(
          WrappedText.lines(
              "  ",
              "  ",
              "Fitted to medians with relative errors. worst: the largest residual, as a share of"
                  + " the median, and its size; a large one shows that one line does not"
                  + " describe all sizes, for example because the library changes its protocol.",
              width));
    }
    if (!models.features().isEmpty()) {
      lines.add("");
      lines.add("Features of the machine: the largest rate of each benchmark, and shares of it");
      features(models.features()).lines(width - 2).forEach(line -> lines.add("  " + line));
    }
    models.scaling().forEach(study -> lines.addAll(scaling(study, width)));
    lines.addAll(SpreadTable.lines(models.spread(), width));
    return lines;
  }

  private static TextTable features(List<MachineFeature> features) {
    TextTable table =
        new TextTable()
            .left("feature", "")
            .right("largest", "[MB/s]")
            .left("95 % interval", "")
            .right("at", "[B]")
            .right("share", "[%]")
            .right("at", "[B]");
    for (MachineFeature feature : features) {
      for (CellFigures cell : feature.cells()) {
        boolean isFirst = cell.equals(feature.cells().get(0));
        table.row(
            List.of(
                isFirst ? PlaceNames.of(feature.group().key(), feature.group().treatment()) : "",
                isFirst ? Words.decimals(MachineFeature.rate(feature.best()), 1) : "",
                isFirst ? interval(feature.best()) : "",
                isFirst ? Figures.count(feature.best().key().msize()) : "",
                Words.decimals(100 * feature.share(cell), 1),
                Figures.count(cell.key().msize())));
      }
    }
    return table;
  }

  private static String interval(CellFigures cell) {
    return CellRate.of(cell)
        .flatMap(CellRate::medianInterval)
        .map(found -> Words.decimals(found.low(), 1) + " .. " + Words.decimals(found.high(), 1))
        .orElse(NONE);
  }

  private static TextTable sizes(List<SizeModel> models) {
    TextTable table =
        new TextTable()
            .left("cells", "")
            .right("sizes", "")
            .right("latency", "[us]")
            .right("bandwidth", "[MB/s]")
            .right("worst", "[%]")
            .right("at", "[B]");
    for (SizeModel sizes : models) {
      List<Double> residuals = sizes.model().residuals();
      int worst = 0;
      for (int i = 1; i < residuals.size(); i++) {
        worst = Math.abs(residuals.get(i)) > Math.abs(residuals.get(worst)) ? i : worst;
      }
      table.row(
          List.of(
              PlaceNames.of(sizes.group().key(), sizes.group().treatment()),
              Figures.count(sizes.cells().size()),
              Figures.micros(sizes.model().latency()),
              sizes.model().perByte() > 0 ? Words.decimals(sizes.bandwidth(), 1) : NONE,
              percent(residuals.get(worst)),
              Figures.count(sizes.cells().get(worst).key().msize())));
    }
    return table;
  }

  private static List<String> scaling(ScalingStudy study, int width) {
    ScalingPoint base = study.points().get(0);
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("Scaling: " + PlaceNames.of(study.group().key(), study.group().treatment()));
    table(study).lines(width - 2).forEach(line -> lines.add("  " + line));
    lines.addAll(
        WrappedText.lines(
            "  ",
            "  ",
            String.format(
                Locale.ROOT,
                "Base of all speedups: %s us with p = %d. interval: at least 90 %%. %s",
                Figures.micros(base.cell().median()),
                base.processes(),
                bounds(study)),
            width));
    return lines;
  }

  private static String bounds(ScalingStudy study) {
    return switch (study.kind()) {
      case UNDECLARED ->
          "No bounds: they depend on what grows with p; say it by --scaling strong or weak.";
      case WEAK -> "ideal: the base's time, since the work is declared to grow with p.";
      case STRONG ->
          "ideal: the base's time shared by all processes, since the work is declared to be constant."
              + study
                  .model()
                  .map(ModelTables::bounds)
                  .orElse(
                      " No further bounds: they take "
                          + ScalingModel.MIN_COUNTS
                          + " numbers of processes.");
    };
  }

  private static String bounds(ScalingModel model) {
    return String.format(
        Locale.ROOT,
        " Amdahl: %s us that cannot be divided among processes (%.3g %% of the time of one"
            + " process) and %s us that can. overhead: %s us more for each doubling. Both are"
            + " fitted; residual: how far the median is above the last bound.",
        Figures.micros(model.serial()),
        100 * model.serialFraction(),
        Figures.micros(model.parallel()),
        Figures.micros(model.perDoubling()));
  }

  private static TextTable table(ScalingStudy study) {
    TextTable table =
        new TextTable()
            .right("p", "")
            .right("median", "[us]")
            .right("speedup", "")
            .left("interval", "")
            .right("ideal", "[us]")
            .right("Amdahl", "[us]")
            .right("overhead", "[us]")
            .right("residual", "[%]");
    for (int i = 0; i < study.points().size(); i++) {
      ScalingPoint point = study.points().get(i);
      int index = i;
      table.row(
          List.of(
              Figures.count(point.processes()),
              Figures.micros(point.cell().median()),
              Figures.ratio(point.speedup()),
              point
                  .interval()
                  .map(found -> Figures.ratio(found.low()) + " .. " + Figures.ratio(found.high()))
                  .orElse(NONE),
              ideal(study, point),
              study.model().map(of -> Figures.micros(of.amdahl(point.processes()))).orElse(NONE),
              study.model().map(of -> Figures.micros(of.at(point.processes()))).orElse(NONE),
              study.model().map(of -> percent(of.residuals().get(index))).orElse(NONE)));
    }
    return table;
  }

  private static String ideal(ScalingStudy study, ScalingPoint point) {
    OptionalDouble ideal = study.ideal(point.processes());
    return ideal.isPresent() ? Figures.micros(ideal.getAsDouble()) : NONE;
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%+.1f", 100 * share);
  }
}
