package org.tutti.stats.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class OrderEffectsTest {
  private static final int[] BLOCKS = {0, 1, 2, 3, 4, 5, 6, 7};
  private static final int[][] PLACES = {
    {0, 1}, {1, 0}, {1, 0}, {0, 1}, {0, 1}, {1, 0}, {0, 1}, {1, 0}
  };

  /** The second treatment takes 5 more, and what is second in its block takes 2 more. */
  private static double[][] slowSecond() {
    double[][] values = new double[BLOCKS.length][2];
    for (int block = 0; block < BLOCKS.length; block++) {
      values[block][0] = 100 * block + 2 * PLACES[block][0];
      values[block][1] = 100 * block + 2 * PLACES[block][1] + 5;
    }
    return values;
  }

  @Test
  void tellsWhichPlaceAndByHowMuch() {
    OrderEffect effect =
        OrderEffects.of(List.of(BlockedResponse.of(BLOCKS, slowSecond(), PLACES)), 999, 1).get(0);

    // Of the 70 ways to deal 8 blocks to two orders, two are as extreme.
    assertThat(effect.pValue()).isCloseTo(2.0 / 70, within(0.02));
    assertThat(effect.shift() * (effect.level() == 1 ? 1 : -1)).isCloseTo(2, within(1e-9));
  }

  @Test
  void whatIsGivenIsNotAnEffectOfSomethingElse() {
    BlockedResponse explained = new BlockedResponse(BLOCKS, slowSecond(), PLACES, PLACES);
    assertThat(OrderEffects.of(List.of(explained), 199, 1).get(0).pValue()).isEqualTo(1);
  }

  @Test
  void constantValuesHaveNoEffect() {
    BlockedResponse constant = BlockedResponse.of(BLOCKS, new double[8][2], PLACES);
    assertThat(OrderEffects.of(List.of(constant), 99, 1)).containsExactly(new OrderEffect(1, 0, 0));
    assertThat(OrderEffects.of(List.of(), 99, 1)).isEmpty();
  }

  @Test
  void refusesWhatIsNoDesign() {
    assertThatThrownBy(
            () -> BlockedResponse.of(new int[] {0}, new double[][] {{1, 2}}, new int[1][2]))
        .hasMessageStartingWith("blocks is 1");
    assertThatThrownBy(() -> BlockedResponse.of(BLOCKS, new double[3][2], PLACES))
        .hasMessageContaining("a row for each of 8 blocks");
    assertThatThrownBy(() -> OrderEffects.of(List.of(), 0, 1)).hasMessageStartingWith("exchanges");
  }
}
