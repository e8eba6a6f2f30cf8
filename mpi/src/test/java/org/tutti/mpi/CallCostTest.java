package org.tutti.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class CallCostTest {
  private static final long SLOW_BATCH_NANOS = 100_000;

  /** Shortly before the measurement could end, after 500 batches. */
  private static final int SLOW_BATCHES = 400;

  @Test
  void continuesWhenCallsBecomeFasterLate() {
    int[] batches = new int[1];

    CallCost cost =
        CallCost.measure(
            calls -> {
              if (batches[0]++ < SLOW_BATCHES) {
                spin();
              }
            });

    assertThat(cost.duration()).isLessThan(Duration.ofNanos(SLOW_BATCH_NANOS / 1_000));
    // Four times as many as were slow, less those that only tell whether calls are slow.
    assertThat(batches[0]).isGreaterThan(3 * SLOW_BATCHES);
  }

  /** A tool may delay each call; 200,000 of them would take minutes. */
  @Test
  void slowCallsAreNotRepeatedForLong() {
    int[] made = new int[1];

    CallCost cost =
        CallCost.measureBriefly(
            calls -> {
              for (int call = 0; call < calls; call++) {
                made[0]++;
                spin();
              }
            });

    assertThat(cost.duration()).isGreaterThanOrEqualTo(Duration.ofNanos(SLOW_BATCH_NANOS));
    assertThat(made[0]).isLessThan(1_000);
  }

  @Test
  void aFigureHoldsUntilCallsTakeManyTimesAsLong() {
    CallCost cost = new CallCost(Duration.ofNanos(8), true);

    assertThat(cost.stillHolds(calls -> {})).isTrue();
    assertThat(
            cost.stillHolds(
                calls -> {
                  for (int call = 0; call < calls; call++) {
                    spin();
                  }
                }))
        .isFalse();
  }

  private static void spin() {
    long start = System.nanoTime();
    while (System.nanoTime() - start < SLOW_BATCH_NANOS) {
      Thread.onSpinWait();
    }
  }
}
