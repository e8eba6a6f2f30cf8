package org.tutti.rank.counters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.CounterKind;
import org.tutti.records.launch.CounterTotal;

class RankCountersTest {
  private static String text(double share, Map<CounterKind, Long> sums) {
    return new RankCounters(7, share, sums).encode();
  }

  @Test
  void ranksAreBroughtTogether() {
    assertThat(
            RankCounters.together(
                List.of(
                    text(0.5, Map.of(CounterKind.CYCLES, 10L, CounterKind.MINOR_FAULTS, 0L)),
                    text(0, Map.of(CounterKind.MINOR_FAULTS, 4L)),
                    text(1, Map.of(CounterKind.CYCLES, 30L, CounterKind.MINOR_FAULTS, 4L)))))
        .isEqualTo(
            new CountedEvents(
                7,
                0.5,
                Map.of(
                    CounterKind.CYCLES,
                    new CounterTotal(2, 40, 10, 30, 2),
                    CounterKind.MINOR_FAULTS,
                    new CounterTotal(3, 8, 0, 4, 1))));
  }

  @Test
  void nothingIsNothing() {
    assertThat(RankCounters.together(List.of(text(0, Map.of())))).isEqualTo(CountedEvents.NONE);
    assertThat(RankCounters.together(List.of())).isEqualTo(CountedEvents.NONE);
  }
}
