package org.tutti.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("jdk")
class BlockLayoutTest {
  @Test
  void equalBlocksFollowEachOther() {
    BlockLayout layout = BlockLayout.of(BlockCounts.EQUAL, 0, 3, 4);
    assertThat(layout.counts()).containsExactly(4, 4, 4);
    assertThat(layout.displacements()).containsExactly(0, 4, 8);
    assertThat(layout.extent()).isEqualTo(12);
  }

  @Test
  void risingBlocksAreTogetherAsLargeAsEqualOnes() {
    BlockLayout layout = BlockLayout.of(BlockCounts.RISING, 0, 3, 8);
    assertThat(layout.counts()).containsExactly(4, 8, 12);
    assertThat(layout.extent()).isEqualTo(24);
    assertThat(BlockLayout.of(BlockCounts.RISING, 0, 2, 8).counts()).containsExactly(5, 10);
  }

  @Test
  void oneBlockHasEverything() {
    BlockLayout layout = BlockLayout.of(BlockCounts.ONE_BLOCK, 0, 3, 4);
    assertThat(layout.counts()).containsExactly(0, 0, 12);
    assertThat(layout.displacements()).containsExactly(0, 0, 0);
  }

  @Test
  void blocksOfGivenSizes() {
    BlockLayout layout = BlockLayout.of(new int[] {2, 0, 7, 1}, 3);
    assertThat(layout.displacements()).containsExactly(0, 5, 8, 18);
    assertThat(layout.extent()).isEqualTo(19);
    assertThat(layout.largest()).isEqualTo(7);
    assertThat(BlockLayout.of(new int[0], 3).largest()).isZero();
  }

  @Test
  void blocksBeyondTheLargestBufferAreNotCutOffToNegativeSizes() {
    int huge = Integer.MAX_VALUE;
    assertThat(BlockLayout.of(BlockCounts.ONE_BLOCK, 0, 4, huge).largest()).isEqualTo(huge);
    assertThat(BlockLayout.of(BlockCounts.RISING, 0, 4, huge).largest()).isEqualTo(huge);
  }

  @Test
  void displacementsThatMpiDoesNotCountAreRefused() {
    BlockLayout layout = BlockLayout.of(BlockCounts.EQUAL, 0, 64, 64 << 20);
    assertThat(layout.extent()).isEqualTo(1L << 32);
    assertThat(layout.displacement(63)).isEqualTo(63L << 26);
    assertThatThrownBy(layout::displacements)
        .hasMessageStartingWith("[TUTTI-015] The displacement of block 32 is 2147483648,");
    BlockLayout half = BlockLayout.of(BlockCounts.EQUAL, 0, 64, 32 << 20);
    assertThat(half.displacements()[63]).isEqualTo(63 << 25);
    assertThatThrownBy(() -> half.displacements(2)).hasMessageContaining("[TUTTI-015]");
  }

  @Test
  void gapsAreBetweenBlocks() {
    BlockLayout layout = BlockLayout.of(BlockCounts.RISING, 5, 3, 8);
    assertThat(layout.displacements()).containsExactly(0, 9, 22);
    assertThat(layout.extent()).isEqualTo(34);
  }

  /** What two ranks exchange in an all-to-all has one size, also in place. */
  @ParameterizedTest
  @EnumSource
  void ranksOfAnAllToAllAgree(BlockCounts counts) {
    int processes = 5;
    BlockLayout layout = BlockLayout.of(counts, 2, processes, 7);
    for (int rank = 0; rank < processes; rank++) {
      BlockLayout here = layout.beginningWith(rank);
      for (int other = 0; other < processes; other++) {
        assertThat(layout.beginningWith(other).count(rank)).isEqualTo(here.count(other));
      }
      for (int block = 1; block < processes; block++) {
        assertThat(here.displacement(block))
            .isEqualTo(here.displacement(block - 1) + here.count(block - 1) + 2);
      }
      assertThat(here.extent()).isEqualTo(layout.extent());
    }
  }

  /** Refused later, since it is larger than any buffer. */
  @Test
  void moreElementsThanABufferHasDoNotWrapAround() {
    assertThat(BlockLayout.of(BlockCounts.EQUAL, 999_999_999, 9, 1).extent())
        .isEqualTo(9 + 8 * 999_999_999L);
  }
}
