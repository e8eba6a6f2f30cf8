package org.tutti.bench.operationtwins;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BareTurnTest {
  private static final int PAIR = 20;
  private static final int PAIRS = 500;

  @Test
  void bothHaveHalfOfEachPairInAnOrderThatIsDrawn() {
    int bareFirst = 0;
    for (int pair = 0; pair < PAIRS; pair++) {
      int first = pair * PAIR;
      boolean isBareFirst = BareTurn.isBare(first);
      bareFirst += isBareFirst ? 1 : 0;
      assertThat(IntStream.range(first, first + PAIR / 2).filter(BareTurn::isBare).count())
          .isEqualTo(isBareFirst ? PAIR / 2 : 0);
      assertThat(IntStream.range(first, first + PAIR).filter(BareTurn::isBare).count())
          .isEqualTo(PAIR / 2);
    }
    assertThat(bareFirst).isBetween(PAIRS / 3, 2 * PAIRS / 3);
  }
}
