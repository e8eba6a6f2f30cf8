package org.tutti.sync.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WindowLengthTest {
  private static final int COUNT = 20;

  private final WindowLength length = new WindowLength(0);

  @BeforeEach
  void size() {
    length.size(8_000);
    length.size(10_000_000);
    assertThat(length.isKnown()).isFalse();
    length.size(7_000);
    assertThat(length.nanos()).isEqualTo(12_000);
  }

  @Test
  void isThatOfTheMedianRun() {
    assertThat(length.history()).containsExactly(12_000L);
  }

  @Test
  void isDeterminedAgainAfterAReset() {
    length.reset();
    assertThat(length.isKnown()).isFalse();
    length.size(1_000);
    assertThat(length.isKnown()).isFalse();
  }

  @Test
  void staysWhereObservationsEndInTime() {
    length.ran(RunValidity.clean(COUNT));
    assertThat(length.nanos()).isEqualTo(12_000);
  }

  @Test
  void growsWhereThoseThatStartedInTimeOverrun() {
    length.ran(flagged(3, Flag.WINDOW_EXCEEDED));
    assertThat(length.history()).containsExactly(12_000L, 18_000L);
  }

  @Test
  void growsWhereAllAreLateBecauseTheOneBeforeOverran() {
    length.ran(flagged(COUNT, (byte) (Flag.STARTED_LATE | Flag.WINDOW_EXCEEDED)));
    assertThat(length.nanos()).isEqualTo(18_000);
  }

  @Test
  void staysWhereAllAreLateForAnotherReason() {
    length.ran(flagged(COUNT, Flag.STARTED_LATE));
    assertThat(length.nanos()).isEqualTo(12_000);
  }

  private static RunValidity flagged(int observations, byte flags) {
    RunValidity judgment = RunValidity.clean(COUNT);
    for (int index = 0; index < observations; index++) {
      judgment.flag(index, flags, 0);
    }
    return judgment;
  }
}
