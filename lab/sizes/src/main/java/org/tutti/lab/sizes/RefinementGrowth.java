package org.tutti.lab.sizes;

import java.util.Optional;
import java.util.SortedSet;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.SizeGrowth;
import org.tutti.lab.sizes.curve.RefinementRule;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.SizeStage;

/** Adds stages of launches with the sizes that the measured ones require. */
public final class RefinementGrowth implements SizeGrowth {
  @Override
  public AdaptiveSizes parse(String text) {
    return AdaptiveSizesText.parse(text);
  }

  @Override
  public int leastLaunches() {
    return RefinementRule.MIN_PASSES;
  }

  /** The new stage is as long as the first. */
  @Override
  public Optional<Manifest> grown(CampaignDirectory directory, Manifest manifest) {
    return SizeRefinement.of(CampaignAnalysis.of(directory))
        .filter(refinement -> !refinement.next().isEmpty())
        .map(refinement -> grown(manifest, refinement.sizes(), refinement.next()));
  }

  private static Manifest grown(Manifest manifest, AdaptiveSizes sizes, SortedSet<Long> next) {
    int blocks = manifest.blocks();
    int length = sizes.stages().size() > 1 ? sizes.stages().get(1).firstBlock() - 1 : blocks;
    return manifest.with(sizes.plus(new SizeStage(blocks + 1, next))).withBlocks(blocks + length);
  }
}
