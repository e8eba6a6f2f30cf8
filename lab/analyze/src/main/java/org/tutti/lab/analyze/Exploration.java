package org.tutti.lab.analyze;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.Contrast;
import org.tutti.diagnostics.CampaignProblem;

/**
 * What a campaign shows beyond its report. Times in nanoseconds.
 *
 * @param options what was asked for
 * @param normality whether the data of each cell are normal
 * @param means the means of each cell
 * @param factors what each factor does
 * @param quantiles what each factor and covariate does to the quantiles; none for {@code launch}
 *     and {@code rank}
 * @param models of message sizes, numbers of processes, and launches
 */
public record Exploration(
    ExplorationOptions options,
    List<CellNormality> normality,
    List<CellMeans> means,
    List<FactorEffects> factors,
    List<QuantileEffects> quantiles,
    ModelFits models) {
  public Exploration {
    normality = List.copyOf(normality);
    means = List.copyOf(means);
    factors = List.copyOf(factors);
    quantiles = List.copyOf(quantiles);
  }

  /**
   * Explores a campaign.
   *
   * @throws org.tutti.diagnostics.TuttiException if it has no cell to look at, or what says that a
   *     factor that was asked for cannot be examined
   */
  public static Exploration of(CampaignAnalysis analysis, ExplorationOptions options) {
    if (analysis.cells().isEmpty()) {
      throw CampaignProblem.NO_FIGURE.error(
          "No cell of this campaign has a valid observation.",
          "Read the warnings that report prints, and measure again.");
    }
    FactorSamples samples = new FactorSamples(analysis);
    List<FactorEffects> factors = new ArrayList<>();
    List<QuantileEffects> quantiles = new ArrayList<>();
    List<String> names = options.factors().isEmpty() ? factors(analysis) : options.factors();
    for (String factor : names) {
      factors.add(FactorEffects.of(factor, samples.of(factor)));
      if (!factor.equals(FactorSamples.LAUNCH) && !factor.equals(FactorSamples.RANK)) {
        quantiles.add(QuantileEffects.ofLevels(factor, samples.cells(factor), options.quantiles()));
      }
    }
    for (String covariate : options.covariates()) {
      quantiles.add(
          QuantileEffects.ofCovariate(
              covariate, samples.cellsOfCovariate(covariate), options.quantiles()));
    }
    return new Exploration(
        options,
        analysis.samples().parallelStream()
            .map(cell -> CellNormality.of(cell, options.significance()))
            .toList(),
        analysis.cells().stream().map(CellMeans::of).toList(),
        factors,
        quantiles,
        ModelFits.of(analysis, options.scaling()));
  }

  /** Those of the design and the parameters that can be examined. */
  static List<String> factors(CampaignAnalysis analysis) {
    TreeSet<String> names = new TreeSet<>();
    for (CellFigures cell : analysis.cells()) {
      names.addAll(cell.treatment().levels().keySet());
      names.addAll(cell.key().parameters().keySet());
    }
    names.removeIf(
        name ->
            Contrast.named(analysis.cells(), name)
                .map(contrast -> GroupedCells.of(analysis.samples(), contrast))
                .filter(Exploration::isLaunchedTwice)
                .isEmpty());
    return List.copyOf(names);
  }

  private static boolean isLaunchedTwice(List<GroupedCells> groups) {
    return groups.stream()
        .anyMatch(
            group ->
                group.levels().values().stream()
                    .allMatch(cell -> cell.figures().launches().size() > 1));
  }
}
