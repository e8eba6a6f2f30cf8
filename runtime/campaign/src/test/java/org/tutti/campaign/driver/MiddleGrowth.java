package org.tutti.campaign.driver;

import java.util.Optional;
import java.util.TreeSet;
import org.tutti.annotations.syntax.NumberList;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.SizeRule;
import org.tutti.records.campaign.SizeStage;

/** Three stages, whatever was measured: each inserts a size before the largest. */
public final class MiddleGrowth implements SizeGrowth {
  static final int STAGES = 3;

  @Override
  public AdaptiveSizes parse(String text) {
    return AdaptiveSizes.from(
        new TreeSet<>(NumberList.parse(text)), new SizeRule(0.05, 1, 0.02, 1));
  }

  @Override
  public int leastLaunches() {
    return 6;
  }

  @Override
  public Optional<Manifest> grown(CampaignDirectory directory, Manifest manifest) {
    AdaptiveSizes sizes = manifest.adaptive().orElseThrow();
    int stages = sizes.stages().size();
    if (stages == STAGES) {
      return Optional.empty();
    }
    int blocks = manifest.blocks();
    TreeSet<Long> next = new TreeSet<>(sizes.sizes(blocks));
    next.add((next.last() + next.lower(next.last())) / 2);
    return Optional.of(
        manifest
            .with(sizes.plus(new SizeStage(blocks + 1, next)))
            .withBlocks(blocks + blocks / stages));
  }
}
