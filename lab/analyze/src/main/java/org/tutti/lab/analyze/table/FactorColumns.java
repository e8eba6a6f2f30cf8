package org.tutti.lab.analyze.table;

import static org.tutti.analysis.column.PlainColumn.count;
import static org.tutti.analysis.column.PlainColumn.estimate;
import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.name;
import static org.tutti.analysis.column.PlainColumn.value;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.TableColumn;
import org.tutti.lab.analyze.FactorEffects;
import org.tutti.lab.analyze.GroupEffects;
import org.tutti.lab.analyze.GroupQuantiles;
import org.tutti.lab.analyze.LevelEffect;
import org.tutti.lab.analyze.LevelEffect.BaseDifference;
import org.tutti.lab.analyze.QuantileEffects;
import org.tutti.lab.analyze.regression.QuantileFit;

/** The columns of the tables of factors. */
final class FactorColumns {
  record FactorGroup(FactorEffects factor, GroupEffects group) {}

  record FactorLevel(FactorGroup group, LevelEffect level) {
    ColumnEntry difference(Function<BaseDifference, ColumnEntry> of) {
      return level.difference().map(of).orElse(ColumnEntry.NONE);
    }
  }

  record FactorRatio(FactorEffects factor, String level, double ratio) {}

  record FactorFit(QuantileEffects effects, GroupQuantiles group, QuantileFit fit) {}

  static final List<PlainColumn<FactorGroup>> GROUPS =
      List.of(
          FactorColumns.<FactorGroup>factor(group -> group.factor().factor()),
          figure(
              "Kruskal-Wallis",
              "kruskalWallis",
              FigureUnit.RATIO,
              "p-value of the test that the medians do not differ, corrected by Holm",
              group -> ColumnEntry.ofRow(group.group().kruskalWallis())),
          figure(
              "analysis of variance",
              "anova",
              FigureUnit.RATIO,
              "that the means do not, which must be normal",
              group -> ColumnEntry.ofRow(group.group().anova())));

  static final List<PlainColumn<FactorLevel>> LEVELS =
      List.of(
          FactorColumns.<FactorLevel>factor(level -> level.group().factor().factor()),
          name("level", "level", level -> level.level().level()),
          count("n", "n", "number of values, such as launches", level -> level.level().n()),
          value("median", "median", FigureUnit.NANOS, "", level -> level.level().median()),
          value("mean", "mean", FigureUnit.NANOS, "", level -> level.level().mean()),
          figure(
              "ratio",
              "ratio",
              FigureUnit.RATIO,
              "of medians",
              level -> level.difference(against -> ColumnEntry.of(against.ratio()))),
          figure(
              "shift",
              "shift",
              FigureUnit.NANOS,
              "by how much it takes longer (Hodges and Lehmann)",
              level -> level.difference(against -> ColumnEntry.of(against.shift()))),
          figure(
              "p",
              "test",
              FigureUnit.RATIO,
              "Mann and Whitney's test, corrected by Holm; exploratory",
              level -> level.difference(against -> ColumnEntry.ofRow(against.test()))),
          figure(
              "delta",
              "cliffsDelta",
              FigureUnit.RATIO,
              "Cliff's, from -1 to 1",
              level -> level.difference(against -> ColumnEntry.of(against.dominance().value()))),
          figure(
              "g",
              "hedgesG",
              FigureUnit.RATIO,
              "Hedges', in standard deviations",
              level ->
                  level.difference(
                      against ->
                          against
                              .standardized()
                              .map(size -> ColumnEntry.of(size.value()))
                              .orElse(ColumnEntry.NONE))));

  static final List<PlainColumn<FactorRatio>> RATIOS =
      List.of(
          FactorColumns.<FactorRatio>factor(ratio -> ratio.factor().factor()),
          name("level", "level", FactorRatio::level),
          value("ratio", "ratio", FigureUnit.RATIO, "geometric mean", FactorRatio::ratio));

  static final List<PlainColumn<FactorFit>> QUANTILES =
      List.of(
          FactorColumns.<FactorFit>factor(fit -> fit.effects().factor()),
          name("level", "level", fit -> fit.group().level()),
          PlainColumn.<FactorFit>value(
                  "quantile", "probability", FigureUnit.RATIO, "", fit -> fit.fit().probability())
              .at(TableColumn.NAME),
          count("launches", "launches", "", fit -> fit.group().launches()),
          estimate(
              "base",
              "intercept",
              FigureUnit.NANOS,
              "the quantile at the first level, or where the covariate is 0",
              fit -> Optional.of(fit.fit().intercept())),
          estimate(
              "change",
              "slope",
              FigureUnit.NANOS,
              "to the other level, or per unit",
              fit -> Optional.of(fit.fit().slope())));

  private FactorColumns() {}

  private static <R> PlainColumn<R> factor(Function<R, String> of) {
    return PlainColumn.<R>name("factor", "factor", of).at(TableColumn.HEADING);
  }
}
