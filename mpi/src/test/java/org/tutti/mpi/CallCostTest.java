package org.tutti.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** On a clock that only the calls advance. */
class CallCostTest {
  private static final long SLOW_BATCH_NANOS = 100_000;

  /** Shortly before the measurement could end, after 500 batches. */
  private static final int SLOW_BATCHES = 400;

  private long now;

  @Test
  void continuesWhenCallsBecomeFasterLate() {
    int[] batches = new int[1];

    CallCost cost =
        CallCost.measure(
            calls -> now += batches[0]++ < SLOW_BATCHES ? SLOW_BATCH_NANOS : calls, this::now);

    assertThat(cost.duration()).isEqualTo(Duration.ofNanos(1));
    // Four that tell whether calls are slow, and four times as many rounds of ten as were slow.
    assertThat(batches[0]).isEqualTo(4 + 4 * (SLOW_BATCHES - 10));
  }

  /** A tool may delay each call; 200,000 of them would take minutes. */
  @Test
  void slowCallsAreNotRepeatedForLong() {
    int[] made = new int[1];

    CallCost cost =
        CallCost.measureBriefly(
            calls -> {
              made[0] += calls;
              now += calls * SLOW_BATCH_NANOS;
            },
            this::now);

    assertThat(cost.duration()).isEqualTo(Duration.ofNanos(SLOW_BATCH_NANOS));
    assertThat(made[0]).isLessThan(1_000);
  }

  @Test
  void aFigureHoldsUntilCallsTakeManyTimesAsLong() {
    CallCost cost = new CallCost(Duration.ofNanos(8), true);

    assertThat(cost.stillHolds(calls -> now += calls * 8L, this::now)).isTrue();
    assertThat(cost.stillHolds(calls -> now += calls * SLOW_BATCH_NANOS, this::now)).isFalse();
  }

  private long now() {
    return now;
  }
}
