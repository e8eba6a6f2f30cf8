package org.tutti.report.explore;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.explore.CellGroup;
import org.tutti.analysis.explore.CellMeans;
import org.tutti.analysis.explore.CellNormality;
import org.tutti.analysis.explore.Exploration;
import org.tutti.analysis.explore.FactorEffects;
import org.tutti.analysis.explore.GroupEffects;
import org.tutti.analysis.explore.GroupQuantiles;
import org.tutti.analysis.explore.LaunchNormality;
import org.tutti.analysis.explore.LevelEffect;
import org.tutti.analysis.explore.NormalityCheck;
import org.tutti.analysis.explore.QuantileEffects;
import org.tutti.stats.hypothesis.TestTable;
import org.tutti.stats.normality.QqPoints;
import org.tutti.stats.regression.QuantileFit;

/** An exploration as tidy CSV, one figure a row. */
public final class ExplorationCsv {
  private final FigureCsv csv;
  private final boolean points;

  private ExplorationCsv(Writer output, boolean points) {
    this.csv = new FigureCsv(output);
    this.points = points;
  }

  /**
   * Writes the table.
   *
   * @param points whether to include the points of quantile-quantile plots
   */
  public static void write(Exploration exploration, boolean points, Writer output)
      throws IOException {
    ExplorationCsv table = new ExplorationCsv(output, points);
    exploration.normality().forEach(table::write);
    exploration.means().forEach(table::write);
    exploration.factors().forEach(table::write);
    exploration.quantiles().forEach(table::write);
    table.csv.flush();
  }

  private void write(CellNormality cell) {
    write("observations", cell.cell(), cell.observations());
    write("logarithms", cell.cell(), cell.logarithms());
    write("block means", cell.cell(), cell.blocks());
    cell.means().ifPresent(means -> write("launch means", cell.cell(), means, ""));
  }

  private void write(String of, CellFigures cell, NormalityCheck check) {
    check.of().forEach((launch, found) -> write(of, cell, found, launch.toString()));
  }

  private void write(String of, CellFigures cell, LaunchNormality normality, String launch) {
    row("Shapiro-Wilk of " + of, cell)
        .with("launch", launch)
        .with("at", normality.blockLength())
        .with(normality.shapiroWilk())
        .write();
    normality
        .andersonDarling()
        .ifPresent(
            test ->
                row("Anderson-Darling of " + of, cell)
                    .with("launch", launch)
                    .with("at", normality.blockLength())
                    .with(test)
                    .write());
    row("straightness of " + of, cell)
        .with("launch", launch)
        .with("at", normality.blockLength())
        .with("value", normality.straightness())
        .write();
    if (points) {
      for (QqPoints.Point point : normality.points()) {
        row("Q-Q point of " + of, cell)
            .with("launch", launch)
            .with("at", point.normal())
            .with("value", point.value())
            .write();
      }
    }
  }

  private void write(CellMeans means) {
    CellFigures cell = means.cell();
    means
        .interval()
        .map(interval -> row("arithmetic mean", cell).with(interval))
        .orElseGet(() -> row("arithmetic mean", cell).with("value", means.time()))
        .write();
    means.logarithmic().ifPresent(mean -> row("geometric mean", cell).with(mean).write());
    means
        .bytesPerSecond()
        .ifPresent(rate -> row("bytes per second", cell).with("value", rate).write());
    means
        .variation()
        .ifPresent(share -> row("coefficient of variation", cell).with("value", share).write());
    means
        .launchesNeeded()
        .ifPresent(needed -> row("launches for 1 %", cell).with("value", needed).write());
  }

  private void write(FactorEffects factor) {
    for (GroupEffects group : factor.groups()) {
      write(factor.factor(), group.group(), group.kruskalWallis());
      write(factor.factor(), group.group(), group.anova());
      group.levels().forEach(level -> write(factor.factor(), group.group(), level));
    }
  }

  private void write(String factor, CellGroup group, Optional<TestTable.Row<CellGroup>> test) {
    test.ifPresent(
        found ->
            row("test of levels", group)
                .with("factor", factor)
                .with(found.result())
                .with("corrected_p_value", found.correctedPValue())
                .write());
  }

  private void write(String factor, CellGroup group, LevelEffect level) {
    row("median of level", group, factor, level).with("value", level.median()).write();
    row("mean of level", group, factor, level).with("value", level.mean()).write();
    level
        .difference()
        .ifPresent(
            against -> {
              against
                  .ratio()
                  .ifPresent(
                      ratio ->
                          row("ratio to base", group, factor, level).with("value", ratio).write());
              against
                  .test()
                  .ifPresent(
                      test ->
                          row("test against base", group, factor, level)
                              .with(test.result())
                              .with("corrected_p_value", test.correctedPValue())
                              .write());
              against
                  .shift()
                  .ifPresent(
                      shift -> row("shift from base", group, factor, level).with(shift).write());
              row("Cliff's delta", group, factor, level)
                  .with("value", against.dominance().value())
                  .write();
              against
                  .standardized()
                  .ifPresent(
                      size ->
                          row("Hedges' g", group, factor, level)
                              .with("value", size.value())
                              .write());
            });
  }

  private void write(QuantileEffects effects) {
    for (GroupQuantiles group : effects.groups()) {
      for (QuantileFit fit : group.fits()) {
        row("quantile intercept", group.group())
            .with("factor", effects.factor())
            .with("level", group.level())
            .with("at", fit.probability())
            .with(fit.intercept())
            .write();
        row("quantile slope", group.group())
            .with("factor", effects.factor())
            .with("level", group.level())
            .with("at", fit.probability())
            .with(fit.slope())
            .write();
      }
    }
  }

  private FigureCsv.FigureRow row(String figure, CellFigures cell) {
    return csv.row(figure, cell.key(), cell.treatment());
  }

  private FigureCsv.FigureRow row(String figure, CellGroup group) {
    return csv.row(figure, group.key(), group.treatment());
  }

  private FigureCsv.FigureRow row(
      String figure, CellGroup group, String factor, LevelEffect level) {
    return row(figure, group)
        .with("factor", factor)
        .with("level", level.level())
        .with("n", level.n());
  }
}
