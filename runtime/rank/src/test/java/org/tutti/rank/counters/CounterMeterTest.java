package org.tutti.rank.counters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.CounterKind;

class CounterMeterTest {
  private static CounterMeter run(CounterMeter meter, int runs) {
    for (int run = 0; run < runs; run++) {
      meter.begin();
      meter.end(5);
    }
    return meter;
  }

  /** Between begin and end are three steps of the kernel's group and one of the processor's. */
  @Test
  void addsUpRuns() {
    try (ThreadCounters counters = new ThreadCounters(new ScriptedPerfCalls(any -> true))) {
      assertThat(run(counters.meter(), 2).result())
          .isEqualTo(
              new RankCounters(
                  10,
                  1,
                  Map.of(
                      CounterKind.CYCLES,
                      20L,
                      CounterKind.INSTRUCTIONS,
                      22L,
                      CounterKind.CACHE_MISSES,
                      24L,
                      CounterKind.CPU_NANOS,
                      60L,
                      CounterKind.CONTEXT_SWITCHES,
                      66L,
                      CounterKind.MINOR_FAULTS,
                      78L,
                      CounterKind.MAJOR_FAULTS,
                      84L)));
    }
  }

  @Test
  void sharedCountersAreExtrapolated() {
    ScriptedPerfCalls calls = new ScriptedPerfCalls(ScriptedPerfCalls::isOfProcessor);
    calls.slices = 4;
    try (ThreadCounters counters = new ThreadCounters(calls)) {
      RankCounters result = run(counters.meter(), 1).result();
      assertThat(result.share()).isEqualTo(0.25);
      assertThat(result.sums()).containsEntry(CounterKind.CYCLES, 40L);
    }
  }

  @Test
  void onlyTheFirstRunsAreCounted() {
    try (ThreadCounters counters = new ThreadCounters(new ScriptedPerfCalls(any -> true))) {
      RankCounters twenty = run(counters.meter(), 20).result();
      assertThat(twenty.observations()).isEqualTo(100);
      assertThat(run(counters.meter(), 60).result()).isEqualTo(twenty);
    }
  }
}
