package org.tutti.report.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import org.tutti.records.json.JsonObject;
import org.tutti.stats.regression.QuantileFit;

/** An exploration as JSON. */
public final class ExplorationJson {
  private final boolean points;

  private ExplorationJson(boolean points) {
    this.points = points;
  }

  /**
   * The document.
   *
   * @param points whether to include the points of quantile-quantile plots
   */
  public static JsonObject of(Exploration exploration, boolean points) {
    ExplorationJson json = new ExplorationJson(points);
    return ResultDocument.of("exploration")
        .put("significance", exploration.options().significance())
        .put("normality", exploration.normality().stream().map(json::normality).toList())
        .put("means", exploration.means().stream().map(ExplorationJson::means).toList())
        .put("factors", exploration.factors().stream().map(ExplorationJson::factor).toList())
        .put("quantiles", exploration.quantiles().stream().map(ExplorationJson::quantiles).toList())
        .put("models", ModelJson.of(exploration.models()));
  }

  private JsonObject normality(CellNormality cell) {
    return ResultParts.cell(cell.cell())
        .put("checkedEvery", cell.every())
        .put("observations", launches(cell.observations()))
        .put("logarithms", launches(cell.logarithms()))
        .put("blockMeans", launches(cell.blocks()))
        .put("launchMeans", cell.means().map(this::launch).orElse(null));
  }

  private List<JsonObject> launches(NormalityCheck check) {
    List<JsonObject> launches = new ArrayList<>();
    check.of().forEach((number, found) -> launches.add(launch(found).put("launch", number)));
    return launches;
  }

  private JsonObject launch(LaunchNormality normality) {
    JsonObject json =
        new JsonObject()
            .put("blockLength", normality.blockLength())
            .put("shapiroWilk", ResultParts.test(normality.shapiroWilk()))
            .put("andersonDarling", normality.andersonDarling().map(ResultParts::test).orElse(null))
            .put("straightness", normality.straightness());
    return points
        ? json.put(
            "points",
            normality.points().stream()
                .map(
                    point ->
                        new JsonObject().put("normal", point.normal()).put("value", point.value()))
                .toList())
        : json;
  }

  private static JsonObject means(CellMeans means) {
    JsonObject json =
        ResultParts.cell(means.cell())
            .put("arithmetic", means.time())
            .put("arithmeticInterval", ResultParts.estimate(means.interval()))
            .put("geometric", ResultParts.estimate(means.logarithmic()))
            .put("bytesPerSecond", ResultParts.number(means.bytesPerSecond()))
            .put("coefficientOfVariation", ResultParts.number(means.variation()));
    means.launchesNeeded().ifPresent(needed -> json.put("launchesForOnePercent", needed));
    return json;
  }

  private static JsonObject factor(FactorEffects factor) {
    List<JsonObject> ratios = new ArrayList<>();
    for (Map.Entry<String, Double> ratio : factor.ratios().entrySet()) {
      ratios.add(
          new JsonObject().put("level", ratio.getKey()).put("geometricMean", ratio.getValue()));
    }
    return new JsonObject()
        .put("factor", factor.factor())
        .put("groups", factor.groups().stream().map(ExplorationJson::group).toList())
        .put("ratios", ratios);
  }

  private static JsonObject group(GroupEffects group) {
    return group(group.group())
        .put("anova", ResultParts.test(group.anova()))
        .put("kruskalWallis", ResultParts.test(group.kruskalWallis()))
        .put("effects", group.levels().stream().map(ExplorationJson::level).toList());
  }

  private static JsonObject group(CellGroup group) {
    return ResultParts.cell(group.key(), group.treatment());
  }

  private static JsonObject level(LevelEffect level) {
    JsonObject json =
        new JsonObject()
            .put("level", level.level())
            .put("n", level.n())
            .put("median", level.median())
            .put("mean", level.mean());
    level
        .difference()
        .ifPresent(
            against ->
                json.put("ratio", ResultParts.number(against.ratio()))
                    .put("test", ResultParts.test(against.test()))
                    .put("shift", ResultParts.estimate(against.shift()))
                    .put("cliffsDelta", ResultParts.effect(against.dominance()))
                    .put("hedgesG", against.standardized().map(ResultParts::effect).orElse(null)));
    return json;
  }

  private static JsonObject quantiles(QuantileEffects effects) {
    return new JsonObject()
        .put("factor", effects.factor())
        .put("covariate", effects.covariate())
        .put("groups", effects.groups().stream().map(ExplorationJson::quantiles).toList());
  }

  private static JsonObject quantiles(GroupQuantiles group) {
    return group(group.group())
        .put("level", group.level().isEmpty() ? null : group.level())
        .put("launches", group.launches())
        .put("fits", group.fits().stream().map(ExplorationJson::fit).toList());
  }

  private static JsonObject fit(QuantileFit fit) {
    return new JsonObject()
        .put("probability", fit.probability())
        .put("intercept", ResultParts.estimate(fit.intercept()))
        .put("slope", ResultParts.estimate(fit.slope()));
  }
}
