package org.tutti.analysis.compare;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Treatment;

/**
 * The comparisons within a campaign that its report makes.
 *
 * @param comparisons of cells with the baseline of their class; if there is none, with the first
 *     treatment of the campaign
 * @param base that treatment; empty if cells are compared with a baseline, or with nothing
 */
public record OwnComparisons(List<CellComparison> comparisons, Optional<Treatment> base) {
  public OwnComparisons {
    comparisons = List.copyOf(comparisons);
  }

  /** Those of a campaign. */
  public static OwnComparisons of(CampaignAnalysis analysis) {
    List<CellPair> baselines = BaselineComparison.pairs(analysis.cells());
    Optional<Treatment> base = base(analysis, baselines);
    return new OwnComparisons(
        PairedComparison.of(pairs(analysis, baselines, base), ComparisonOptions.DEFAULT), base);
  }

  /** The pairs that they compare. */
  static List<CellPair> pairs(CampaignAnalysis analysis) {
    List<CellPair> baselines = BaselineComparison.pairs(analysis.cells());
    return pairs(analysis, baselines, base(analysis, baselines));
  }

  private static List<CellPair> pairs(
      CampaignAnalysis analysis, List<CellPair> baselines, Optional<Treatment> base) {
    return base.map(first -> LevelComparison.pairs(analysis.cells(), first)).orElse(baselines);
  }

  private static Optional<Treatment> base(CampaignAnalysis analysis, List<CellPair> baselines) {
    return analysis
        .contents()
        .manifest()
        .map(Manifest::treatments)
        .filter(treatments -> treatments.size() > 1 && baselines.isEmpty())
        .map(treatments -> treatments.get(0).treatment());
  }
}
