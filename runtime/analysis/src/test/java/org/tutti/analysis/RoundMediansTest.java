package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.CellSettings;

class RoundMediansTest {
  private static final double[] RUN_TIMES = {1, 2, 9, 4, 5, 6, 8};

  @Test
  void eachPortionHasItsMedian() {
    // Seven in three rounds: three, three, and what is left.
    assertThat(RoundMedians.of(settings(Map.of("repetitions-rounds", "3")), RUN_TIMES))
        .isEqualTo(List.of(2.0, 5.0, 8.0));
  }

  @Test
  void withoutTurnsOrWithARuleThereAreNone() {
    assertThat(RoundMedians.of(settings(Map.of("batch", "2")), RUN_TIMES)).isEmpty();
    assertThat(
            RoundMedians.of(
                settings(Map.of("repetitions-rounds", "3", "repetitions-seconds", "1")), RUN_TIMES))
        .isEmpty();
  }

  private static CellSettings settings(Map<String, String> others) {
    return new CellSettings("BARRIER", "MONOTONIC", "LOCAL", false, 7, 10, 1, others);
  }
}
