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
    List<CellComparison> baselines = BaselineComparison.of(analysis.cells());
    Optional<Treatment> first =
        analysis
            .contents()
            .manifest()
            .map(Manifest::treatments)
            .filter(treatments -> treatments.size() > 1 && baselines.isEmpty())
            .map(treatments -> treatments.get(0).treatment());
    return new OwnComparisons(
        first.map(base -> LevelComparison.of(analysis.cells(), base)).orElse(baselines), first);
  }
}
