package org.tutti.sync.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ClockQualityTest {
  /** Steps of 40 after every fourth reading, and once, if told, back. */
  private static RankClock stepping(long backwardsAt) {
    return new RankClock() {
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
  void aClockThatBecameCoarserSlowerOrRunsBackwardNoLongerHolds() {
    assertThat(new ClockQuality(40, 10, true).stillHolds(stepping(-1))).isTrue();
    assertThat(new ClockQuality(5, 10, true).stillHolds(stepping(-1))).isFalse();
    assertThat(new ClockQuality(40, 10, true).stillHolds(stepping(3_000))).isFalse();
    assertThat(new ClockQuality(1_000, 10, true).stillHolds(slow())).isFalse();
  }

  /** Steps of a microsecond at each reading. */
  private static RankClock slow() {
    return new RankClock() {
      private long readings;

      @Override
      public long now() {
        return 1_000 * readings++;
      }

      @Override
      public String name() {
        return "SLOW";
      }
    };
  }

  /** As MPJ Express's MPI_Wtime, which counts seconds. */
  @Test
  void theCostOfAClockThatDoesNotAdvanceIsNotZero() {
    RankClock standing =
        new RankClock() {
          @Override
          public long now() {
            return 7_000_000_000L;
          }

          @Override
          public String name() {
            return "STANDING";
          }
        };
    assertThat(ClockQuality.probe(standing).cost()).isPositive();
  }

  @Test
  void findsAStepShorterThanAReading() {
    RankClock clock =
        new RankClock() {
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
  void findsAStepThatIsNoWholeNumberOfNanoseconds() {
    assertThat(granularity(10.014, 2, 3)).isEqualTo(10);
    assertThat(granularity(10.014, 0, 1)).isEqualTo(10);
    assertThat(granularity(238.4, 0, 2)).isEqualTo(238);
    assertThat(granularity(7.6, 3, 8)).isEqualTo(8);
  }

  @Test
  void doesNotMistakeTheTimeOfAReadingForAStep() {
    assertThat(granularity(25.02, 1, 1)).isEqualTo(1);
  }

  @Test
  void findsNoStepsInAClockOfNanoseconds() {
    assertThat(granularity(1, 18, 45)).isEqualTo(1);
    assertThat(granularity(0.4, 40, 60)).isEqualTo(1);
  }

  /** Of a clock that counts steps of so many nanoseconds, so many from reading to reading. */
  private static long granularity(double step, int least, int most) {
    return ClockQuality.granularityOf(
        new RankClock() {
          private final Random random = new Random(1);
          private long steps;

          @Override
          public long now() {
            steps += least + random.nextInt(most - least + 1);
            return (long) (steps * step);
          }

          @Override
          public String name() {
            return "COUNTER";
          }
        });
  }

  @Test
  void seesAClockThatRunsBackwards() {
    assertThat(ClockQuality.probe(stepping(30_000)).monotonic()).isFalse();
  }

  /** As one is while the JVM has not compiled it yet; a batch is 1001 readings. */
  private static final class GetsFaster implements RankClock {
    private final boolean virtual;
    private long readings;
    private long now;

    GetsFaster(boolean virtual) {
      this.virtual = virtual;
    }

    @Override
    public long now() {
      readings++;
      now += readings < 450_000 ? 40 : readings < 850_000 ? 30 : 20;
      return now;
    }

    @Override
    public String name() {
      return "FASTER";
    }

    @Override
    public boolean isVirtual() {
      return virtual;
    }
  }

  @Test
  void readsUntilReadingsGetNoFaster() {
    assertThat(ClockQuality.probe(new GetsFaster(false)).cost()).isEqualTo(20);
  }

  @Test
  void readsAVirtualClockAFewTimesOnly() {
    GetsFaster clock = new GetsFaster(true);
    assertThat(ClockQuality.probe(clock).cost()).isEqualTo(40);
    assertThat(clock.readings).isLessThan(50_000);
  }

  @Test
  void theMonotonicClockIsMonotonic() {
    ClockQuality quality = ClockQuality.probe(new MonotonicClock());
    assertThat(quality.monotonic()).isTrue();
    assertThat(quality.granularity()).isPositive();
  }
}
