package org.tutti.measure.cell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CellTimeoutTest {
  private static final CellTimeout.Limit LIMIT =
      new CellTimeout.Limit("a.B.bcast (msize 8, p 2)", 30, 12_000_000_000L);

  @Test
  void theMessageNamesTheRankAndWhereItIs() {
    assertThat(LIMIT.message(1, CellPhase.SET_UP))
        .startsWith("[TUTTI-069] a.B.bcast (msize 8, p 2) has taken more than 30 s; ")
        .contains("rank 1 is in its set-up.");
  }

  @Test
  void earlierPortionsCount() {
    assertThat(LIMIT.leftMillis()).isEqualTo(18_000);
    assertThat(new CellTimeout.Limit("", 30, 40_000_000_000L).leftMillis()).isZero();
  }

  @Test
  void aRankThatKeepsOthersWaitingSpeaksBeforeThem() {
    long culprit = CellTimeout.delayMillis(3, CellPhase.TEAR_DOWN);
    long waitingRoot = CellTimeout.delayMillis(0, CellPhase.AFTER_TEAR_DOWN);
    long waiting = CellTimeout.delayMillis(1, CellPhase.AFTER_TEAR_DOWN);
    assertThat(culprit).isLessThan(waitingRoot - 1000);
    assertThat(waitingRoot).isLessThan(waiting - 1000);
    assertThat(CellTimeout.delayMillis(0, CellPhase.OBSERVATIONS)).isZero();
  }
}
