package org.tutti.operations.neighborhood;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.operations.neighborhood.SlotSources.RankRuns;

class SlotSourcesTest {
  private static final int[] SOURCES = {1, 1, 2, -2};
  private static final int[] IN_ORDER = {0, 3, 1, 0};

  @Test
  void theBlocksOfOneSenderMayArriveInItsSlotsInAnyOrder() {
    assertThat(SlotSources.isReordered(SOURCES, IN_ORDER, new int[] {0, 3, 1, 9})).isTrue();
    assertThat(SlotSources.isReordered(SOURCES, IN_ORDER, new int[] {3, 0, 1, 0})).isTrue();
  }

  @Test
  void notOneTwiceNorThatOfAnotherSender() {
    assertThat(SlotSources.isReordered(SOURCES, IN_ORDER, new int[] {3, 3, 1, 0})).isFalse();
    assertThat(SlotSources.isReordered(SOURCES, IN_ORDER, new int[] {0, 1, 3, 0})).isFalse();
  }

  @Test
  void positionsOfEachRankBesideEachOther() {
    RankRuns runs = RankRuns.of(new int[] {2, 0, -2, 2});
    assertThat(runs.positions()).containsExactly(1, 0, 3);
    assertThat(runs.runs())
        .containsExactly(new RankRuns.RankRun(0, 0, 1), new RankRuns.RankRun(2, 1, 2));
    assertThat(RankRuns.of(new int[0]).runs()).isEmpty();
  }
}
