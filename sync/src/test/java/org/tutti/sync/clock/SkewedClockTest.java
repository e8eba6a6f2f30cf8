package org.tutti.sync.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SkewedClockTest {
  private final RankClock truth = new MonotonicClock();

  @Test
  void errorIsOffsetPlusSkewPlusWander() {
    SkewedClock clock = new SkewedClock(truth, 1_000, 500, 2e-5, 300);
    assertThat(clock.ofTrue(1_000)).isEqualTo(1_500);
    long quarterSwing = 15_000_000_000L;
    assertThat(clock.ofTrue(1_000 + quarterSwing) - 1_000 - quarterSwing)
        .isCloseTo(500 + 300_000 + 300, within(1L));
  }

  @Test
  void readsBetweenTwoReadingsOfTheTruth() {
    SkewedClock clock = new SkewedClock(truth, truth.now(), 1_000_000, 0, 0);
    long before = truth.now();
    long shown = clock.now();
    long after = truth.now();
    assertThat(shown).isBetween(before + 1_000_000, after + 1_000_000);
  }

  @Test
  void refusesAClockThatWouldRunBackwards() {
    assertThatThrownBy(() -> new SkewedClock(truth, 0, 0, 1.5, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SkewedClock(truth, 0, 0, 0, 1e10))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
