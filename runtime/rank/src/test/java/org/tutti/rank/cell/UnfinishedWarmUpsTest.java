package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.rank.cell.WarmUp.WarmUpResult;

class UnfinishedWarmUpsTest {
  private static final int COMPILING_CALLS = 500;
  private static final int MIN_CALLS = 50;
  private static final WarmUpResult CUT_SHORT = new WarmUpResult(MIN_CALLS, false);

  private final UnfinishedWarmUps unfinished = new UnfinishedWarmUps(COMPILING_CALLS);

  @Test
  void whatWasCutShortIsContinuedUntilItEnds() {
    unfinished.ended("loop", CUT_SHORT);
    assertThat(unfinished.isContinued("loop")).isTrue();
    assertThat(unfinished.isContinued("another")).isFalse();

    unfinished.ended("loop", new WarmUpResult(COMPILING_CALLS, true));
    assertThat(unfinished.isContinued("loop")).isFalse();
  }

  @Test
  void aSlowOperationIsNot() {
    unfinished.ended("loop", new WarmUpResult(MIN_CALLS - 1, false));
    assertThat(unfinished.isContinued("loop")).isFalse();
  }

  @Test
  void continuationsAreLimited() {
    for (int time = 0; time < UnfinishedWarmUps.MAX_CONTINUATIONS; time++) {
      unfinished.ended("loop", CUT_SHORT);
      assertThat(unfinished.isContinued("loop")).isTrue();
    }
    unfinished.ended("loop", CUT_SHORT);
    assertThat(unfinished.isContinued("loop")).isFalse();
  }

  @Test
  void aBenchmarkThatThrowsMeanwhileIsNotTriedAgain() {
    unfinished.ended("loop", CUT_SHORT);
    assertThat(unfinished.isContinued("loop")).isTrue();
    assertThat(unfinished.isContinued("loop")).isFalse();
  }

  @Test
  void aLoopThatBeginsAnewIsForgotten() {
    unfinished.ended("loop", CUT_SHORT);
    unfinished.begin("loop");
    assertThat(unfinished.isContinued("loop")).isFalse();
  }
}
