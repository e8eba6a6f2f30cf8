package org.tutti.sync.clocksync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LearnedClockTest {
  private static final long ORIGIN = 1_700_000_000_000_000_000L;
  private static final long ROOT_ORIGIN = 12_345_678_901L;

  private final LinearModel model =
      new LinearModel(5e-5, 1000, 1e9, new ModelError(20, 0, 0, 1e-18, 0, 1e-6));
  private final GlobalClock clock = model.clock(ORIGIN, ROOT_ORIGIN, 0, 2);

  @Test
  void convertsTheTimesOfAnEpochClockToTheNanosecond() {
    long local = ORIGIN + 2_000_000_000L;
    assertThat(clock.toGlobal(local)).isEqualTo(ROOT_ORIGIN + 2_000_000_000L - 100_000 - 1000);
  }

  @Test
  void conversionBackIsTheInverse() {
    for (long elapsed : new long[] {-1_000_000, 0, 1_000_000_000L, 3_600_000_000_000L}) {
      long local = ORIGIN + elapsed;
      assertThat(clock.toLocal(clock.toGlobal(local))).isCloseTo(local, within(1L));
    }
  }

  @Test
  void uncertaintyGrowsWithTheTimeSinceTheOffsetWasMeasured() {
    double now = clock.uncertainty(ORIGIN + 1_000_000_000L);
    double later = clock.uncertainty(ORIGIN + 11_000_000_000L);
    assertThat(now).isEqualTo(20);
    double student = 2.976843; // of 14 degrees of freedom, at 99 %
    assertThat(later).isCloseTo(20 + student * 10, within(1e-4));
  }

  @Test
  void moreRanksNeedLargerBoundsToHoldTogether() {
    long local = ORIGIN + 11_000_000_000L;
    GlobalClock ofMany = model.clock(ORIGIN, ROOT_ORIGIN, 0, 101);
    double student = 5.3634; // at 99.99 %
    assertThat(ofMany.uncertainty(local)).isCloseTo(20 + student * 10, within(0.5));
  }

  @Test
  void theUncertaintyIsNoLargerThanWhatMessagesAllow() {
    LinearModel limited = new LinearModel(5e-5, 1000, 1e9, new ModelError(20, 0, 0, 1, 3, 1e-9));
    GlobalClock certain = limited.clock(ORIGIN, ROOT_ORIGIN, 0, 2);
    assertThat(certain.uncertainty(ORIGIN + 11_000_000_000L)).isCloseTo(33, within(1e-6));
    assertThat(certain.uncertainty(ORIGIN - 9_000_000_000L)).isCloseTo(33, within(1e-6));
  }

  @Test
  void wanderAddsToTheUncertainty() {
    GlobalClock wandering = model.clock(ORIGIN, ROOT_ORIGIN, 1e-8, 2);
    long local = ORIGIN + 11_000_000_000L;
    assertThat(wandering.uncertainty(local)).isGreaterThan(clock.uncertainty(local) + 500);
  }
}
