package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.CellCounts;

class RoundMediansTest {
  private static final double[] RUN_TIMES = {1, 2, 9, 4, 5, 6, 8};

  @Test
  void eachPortionHasItsMedian() {
    // Seven observations in three rounds: three, three, and one.
    assertThat(LaunchFigures.rounds(counts(3, false), RUN_TIMES)).isEqualTo(List.of(2.0, 5.0, 8.0));
  }

  @Test
  void withoutAlternationOrWithAStoppingRuleThereAreNone() {
    assertThat(LaunchFigures.rounds(counts(1, false), RUN_TIMES)).isEmpty();
    assertThat(LaunchFigures.rounds(counts(3, true), RUN_TIMES)).isEmpty();
  }

  private static CellCounts counts(int rounds, boolean stopsEarly) {
    return new CellCounts(7, rounds, stopsEarly, 10, 1);
  }
}
