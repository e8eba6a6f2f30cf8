package org.tutti.sync.clock;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClockQualityTest {
  /** Steps of 40 after every fourth reading, and once, if told, back. */
  private static Clock stepping(long backwardsAt) {
    return new Clock() {
      private long readings;

      @Override
      public long now() {
        readings++;
        return readings / 4 * 40 - (readings == backwardsAt ? 1_000 : 0);
      }

      @Override
      public String name() {
        return "STEPPING";
      }
    };
  }

  @Test
  void findsStepAndCost() {
    ClockQuality quality = ClockQuality.probe(stepping(-1));
    assertThat(quality.granularity()).isEqualTo(40);
    assertThat(quality.cost()).isEqualTo(10);
    assertThat(quality.monotonic()).isTrue();
  }

  @Test
  void findsAStepShorterThanAReading() {
    Clock clock =
        new Clock() {
          private long readings;

          @Override
          public long now() {
            return readings++ * 25 / 10 * 10;
          }

          @Override
          public String name() {
            return "COARSE";
          }
        };
    assertThat(ClockQuality.probe(clock).granularity()).isEqualTo(10);
  }

  @Test
  void seesAClockThatRunsBackwards() {
    assertThat(ClockQuality.probe(stepping(30_000)).monotonic()).isFalse();
  }

  @Test
  void theMonotonicClockIsMonotonic() {
    ClockQuality quality = ClockQuality.probe(new MonotonicClock());
    assertThat(quality.monotonic()).isTrue();
    assertThat(quality.granularity()).isPositive();
  }
}
