package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class RoundMediansTest {
  private static final double[] RUN_TIMES = {1, 2, 9, 4, 5, 6, 8};

  @Test
  void eachPortionHasItsMedian() {
    // Seven observations in three rounds: three, three, and one.
    assertThat(RoundMedians.of(settings(3, false), RUN_TIMES)).isEqualTo(List.of(2.0, 5.0, 8.0));
  }

  @Test
  void withoutAlternationOrWithAStoppingRuleThereAreNone() {
    assertThat(RoundMedians.of(settings(1, false), RUN_TIMES)).isEmpty();
    assertThat(RoundMedians.of(settings(3, true), RUN_TIMES)).isEmpty();
  }

  private static CellSettings settings(int rounds, boolean stopsEarly) {
    return CellSettings.of(
        TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
        new CellCounts(7, rounds, stopsEarly, 10, 1));
  }
}
