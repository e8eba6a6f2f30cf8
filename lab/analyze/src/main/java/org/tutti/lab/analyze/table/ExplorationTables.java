package org.tutti.lab.analyze.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.CellGroup;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.lab.analyze.CellNormality;
import org.tutti.lab.analyze.Exploration;
import org.tutti.lab.analyze.NormalityCheck;
import org.tutti.lab.analyze.table.FactorColumns.FactorFit;
import org.tutti.lab.analyze.table.FactorColumns.FactorGroup;
import org.tutti.lab.analyze.table.FactorColumns.FactorLevel;
import org.tutti.lab.analyze.table.FactorColumns.FactorRatio;
import org.tutti.lab.analyze.table.ModelColumns.AttainedRate;
import org.tutti.lab.analyze.table.ModelColumns.BoundedPoint;
import org.tutti.lab.analyze.table.ModelColumns.FittedSize;
import org.tutti.lab.analyze.table.NormalityColumns.CheckedLaunch;
import org.tutti.lab.analyze.table.NormalityColumns.CheckedPoint;
import org.tutti.records.json.JsonObject;
import org.tutti.report.table.ResultTables;
import org.tutti.report.table.ShortNames;

/** An exploration: the answers, then the tables that they come from. */
public final class ExplorationTables {
  /** More levels are of interest to programs only, such as the launches of a campaign. */
  private static final int MAX_LEVELS = 12;

  private ExplorationTables() {}

  /**
   * The tables of an exploration.
   *
   * @param points whether to include the points of quantile-quantile plots, for programs
   */
  public static ResultTables of(Exploration exploration, boolean points) {
    List<ResultTable<?>> tables = new ArrayList<>();
    addNormality(exploration, points, tables);
    tables.add(
        ResultTable.of(
            "means",
            "Means over launches: of times arithmetic and geometric, of rates harmonic",
            MeanColumns.ALL,
            mean -> new RowPlace(mean.cell().key(), mean.cell().treatment()),
            exploration.means()));
    addFactors(exploration, tables);
    addModels(exploration, tables);
    return new ResultTables(
        "exploration",
        new JsonObject().put("significance", exploration.options().significance()),
        style -> ExplorationText.answers(exploration, style.width()),
        tables,
        style -> List.of(),
        new ShortNames(
            exploration.means().stream().map(mean -> mean.cell().key().benchmark()).toList()));
  }

  private static void addNormality(
      Exploration exploration, boolean points, List<ResultTable<?>> tables) {
    List<CheckedLaunch> launches =
        exploration.normality().stream().flatMap(ExplorationTables::launches).toList();
    tables.add(
        ResultTable.of(
            "normality",
            "Normality: launches in which it is plausible (Shapiro-Wilk)",
            NormalityColumns.ofCells(exploration.options().significance()),
            cell -> new RowPlace(cell.cell().key(), cell.cell().treatment()),
            exploration.normality()));
    tables.add(
        ResultTable.of(
                "normalityOfLaunches",
                "",
                NormalityColumns.LAUNCHES,
                launch -> new RowPlace(launch.cell().key(), launch.cell().treatment()),
                launches)
            .showing(List.of()));
    if (points) {
      tables.add(
          ResultTable.of(
                  "points",
                  "",
                  NormalityColumns.POINTS,
                  point ->
                      new RowPlace(point.launch().cell().key(), point.launch().cell().treatment()),
                  launches.stream()
                      .flatMap(
                          launch ->
                              launch.found().points().stream()
                                  .map(point -> new CheckedPoint(launch, point)))
                      .toList())
              .showing(List.of()));
    }
  }

  private static Stream<CheckedLaunch> launches(CellNormality cell) {
    return Stream.of(
            launches(cell, "observations", cell.observations()),
            launches(cell, "logarithms", cell.logarithms()),
            launches(cell, "block means", cell.blocks()))
        .flatMap(of -> of);
  }

  private static Stream<CheckedLaunch> launches(
      CellNormality cell, String of, NormalityCheck check) {
    return check.of().entrySet().stream()
        .map(launch -> new CheckedLaunch(cell.cell(), of, launch.getKey(), launch.getValue()));
  }

  private static void addFactors(Exploration exploration, List<ResultTable<?>> tables) {
    List<FactorGroup> groups =
        exploration.factors().stream()
            .flatMap(
                factor -> factor.groups().stream().map(group -> new FactorGroup(factor, group)))
            .toList();
    List<FactorLevel> levels =
        groups.stream()
            .flatMap(
                group ->
                    group.group().levels().stream().map(level -> new FactorLevel(group, level)))
            .toList();
    List<FactorRatio> ratios =
        exploration.factors().stream()
            .flatMap(
                factor ->
                    factor.ratios().entrySet().stream()
                        .map(ratio -> new FactorRatio(factor, ratio.getKey(), ratio.getValue())))
            .toList();
    tables.add(
        ResultTable.of(
            "factors",
            "Factors: whether their levels differ",
            FactorColumns.GROUPS,
            group -> place(group.group().group()),
            groups));
    tables.add(
        ResultTable.of(
                "levels",
                "Levels, each against the first",
                FactorColumns.LEVELS,
                level -> place(level.group().group().group()),
                levels)
            .showing(
                levels.stream()
                    .filter(level -> level.group().group().levels().size() <= MAX_LEVELS)
                    .toList()));
    tables.add(
        ResultTable.withoutCells(
                "ratios",
                "Ratios to the first level, over all groups of cells",
                FactorColumns.RATIOS,
                ratios)
            .showing(ratios.stream().filter(ratio -> isSummary(ratio)).toList()));
    tables.add(
        ResultTable.of(
            "quantiles",
            "Quantile regression: against the first level, or per unit of a covariate",
            FactorColumns.QUANTILES,
            fit -> place(fit.group().group()),
            exploration.quantiles().stream()
                .flatMap(
                    effects ->
                        effects.groups().stream()
                            .flatMap(
                                group ->
                                    group.fits().stream()
                                        .map(fit -> new FactorFit(effects, group, fit))))
                .toList()));
  }

  /** A mean of ratios over one group would repeat its only ratio. */
  private static boolean isSummary(FactorRatio ratio) {
    return ratio.factor().groups().size() > 1 && ratio.factor().ratios().size() <= MAX_LEVELS;
  }

  private static void addModels(Exploration exploration, List<ResultTable<?>> tables) {
    tables.add(
        ResultTable.of(
            "sizeModels",
            "Latency and bandwidth: t(m) = latency + m / bandwidth",
            ModelColumns.SIZES,
            sizes -> place(sizes.group()),
            exploration.models().sizes()));
    tables.add(
        ResultTable.of(
                "sizeResiduals",
                "",
                ModelColumns.RESIDUALS,
                fitted -> new RowPlace(fitted.cell().key(), fitted.cell().treatment()),
                exploration.models().sizes().stream()
                    .flatMap(
                        sizes ->
                            IntStream.range(0, sizes.cells().size())
                                .mapToObj(
                                    i ->
                                        new FittedSize(
                                            sizes.cells().get(i),
                                            sizes.model().residuals().get(i))))
                    .toList())
            .showing(List.of()));
    tables.add(
        ResultTable.of(
            "features",
            "Features of the machine: the largest rate of each benchmark",
            ModelColumns.FEATURES,
            feature -> place(feature.group()),
            exploration.models().features()));
    tables.add(
        ResultTable.of(
            "featureShares",
            "Shares of the largest rate",
            ModelColumns.SHARES,
            attained -> new RowPlace(attained.cell().key(), attained.cell().treatment()),
            exploration.models().features().stream()
                .flatMap(
                    feature ->
                        feature.cells().stream().map(cell -> new AttainedRate(feature, cell)))
                .toList()));
    tables.add(
        ResultTable.of(
            "scaling",
            "Scaling, against the least number of processes",
            ModelColumns.SCALING,
            point -> place(point.study().group()),
            exploration.models().scaling().stream()
                .flatMap(
                    study ->
                        IntStream.range(0, study.points().size())
                            .mapToObj(i -> new BoundedPoint(study, i)))
                .toList()));
    tables.add(
        ResultTable.of(
            "scalingModels",
            "Parts of the time in the bounds: t(p) = serial + parallel / p + overhead * log2(p)",
            ModelColumns.PARTS,
            study -> place(study.group()),
            exploration.models().scaling().stream()
                .filter(study -> study.model().isPresent())
                .toList()));
    tables.add(
        ResultTable.of(
            "spread",
            "Spread: the median of each launch, divided by that of the fastest",
            ModelColumns.SPREAD,
            spread -> new RowPlace(spread.cell().key(), spread.cell().treatment()),
            exploration.models().spread()));
  }

  private static RowPlace place(CellGroup group) {
    return new RowPlace(group.key(), group.treatment());
  }
}
