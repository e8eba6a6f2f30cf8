package org.tutti.campaign.driver;

import java.util.Optional;
import java.util.SortedSet;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.curve.SizeRefinement;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.SizeStage;

/**
 * Adds a stage of launches to a campaign whose message sizes are adaptive. It decides by the
 * results alone, so a campaign that was interrupted between two stages continues with the same one.
 */
final class SizeGrowth {
  private SizeGrowth() {}

  /** The campaign with one more stage, as long as the first; empty if none is needed. */
  static Optional<Manifest> grown(CampaignDirectory directory, Manifest manifest) {
    return manifest
        .adaptive()
        .flatMap(
            sizes ->
                SizeRefinement.of(CampaignAnalysis.of(directory))
                    .map(SizeRefinement::next)
                    .filter(next -> !next.isEmpty())
                    .map(next -> grown(manifest, sizes, next)));
  }

  private static Manifest grown(Manifest manifest, AdaptiveSizes sizes, SortedSet<Long> next) {
    int blocks = manifest.blocks();
    int length = sizes.stages().size() > 1 ? sizes.stages().get(1).firstBlock() - 1 : blocks;
    return manifest.with(sizes.plus(new SizeStage(blocks + 1, next))).withBlocks(blocks + length);
  }
}
