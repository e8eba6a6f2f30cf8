package org.tutti.report.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.SizeRule;
import org.tutti.records.campaign.SizeStage;

class DesignTextTest {
  private static final TreeSet<Long> FIRST = new TreeSet<>(List.of(8L, 16L, 32L));
  private static final AdaptiveSizes SIZES =
      AdaptiveSizes.from(FIRST, new SizeRule(0.05, 1, 0.02, 1));

  @Test
  void theDesignSaysHowSizesGrow() {
    assertThat(DesignText.lines(campaign(SIZES), List.of(), Optional.empty()))
        .contains(
            "Stage 1, from block 1 on: 3 message sizes, refined where times are not on a"
                + " line, in stages as long as this one.");
  }

  @Test
  void aRoundNamesItsNewSizes() {
    AdaptiveSizes grown = SIZES.plus(new SizeStage(7, new TreeSet<>(List.of(8L, 12L, 16L, 24L))));
    assertThat(DesignText.lastStage(campaign(grown)))
        .isEqualTo("Stage 2, from block 7 on: 4 message sizes, new: 12, 24 B.");
    assertThat(DesignText.lastStage(campaign(SIZES.plus(new SizeStage(7, FIRST)))))
        .isEqualTo("Stage 2, from block 7 on: 3 message sizes, all of them once more.");
  }

  private static Manifest campaign(AdaptiveSizes sizes) {
    return Manifests.of(12).with(sizes);
  }
}
