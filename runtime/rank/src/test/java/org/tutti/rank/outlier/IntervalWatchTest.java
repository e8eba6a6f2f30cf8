package org.tutti.rank.outlier;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tutti.rank.jvm.JvmActivity;
import org.tutti.sync.clock.RankClock;

class IntervalWatchTest {
  private static final int SHORT = 1_000;
  private static final long LONG = 2 * IntervalWatch.MIN_NANOS;

  private final JvmActivity jvm = new JvmActivity();
  private final CauseCounters counters = new CauseCounters(jvm);
  private final IntervalWatch watch = IntervalWatch.of(counters);
  private long now;

  @AfterEach
  void close() {
    counters.close();
    jvm.close();
  }

  /** Advances with the observations only. */
  private final class ClockOfTest implements RankClock {
    @Override
    public long now() {
      return now;
    }

    @Override
    public String name() {
      return "test";
    }
  }

  private void begin() {
    begin(0);
  }

  private void begin(long usual) {
    watch.beginRun(new ClockOfTest(), usual);
  }

  private void observe(int index, long interval) {
    now += interval;
    watch.observe(index, now);
  }

  private long noticed(int observations) {
    return IntStream.range(0, observations).filter(i -> watch.evidence(i).isPresent()).count();
  }

  @Test
  void whatHappensInALongIntervalIsFoundThere() {
    begin();
    observe(0, SHORT);
    System.gc();
    observe(1, LONG);
    observe(2, LONG);
    watch.keep(10);
    assertThat(watch.evidence(10)).isEmpty();
    assertThat(watch.evidence(11).orElseThrow().collection()).isPositive();
    assertThat(watch.evidence(12).orElseThrow().collection()).isZero();
  }

  @Test
  void observationsThatAreNotKeptLeaveNothing() {
    begin();
    observe(0, LONG);
    begin();
    observe(1, LONG);
    watch.keep(0);
    assertThat(noticed(2)).isEqualTo(1);
    watch.beginWarmUp();
    observe(5, LONG);
    begin();
    watch.keep(0);
    assertThat(noticed(6)).isEqualTo(1);
  }

  @Test
  void whereLongIntervalsAreUsualOnlyLongerOnesAreNoticed() {
    begin();
    for (int index = 0; index < 100; index++) {
      observe(index, LONG);
    }
    observe(100, 100 * LONG);
    watch.keep(0);
    assertThat(noticed(100)).isBetween(1L, 50L);
    assertThat(watch.evidence(100)).isPresent();
  }

  @Test
  void anIntervalIsLongIfItExceedsAUsualOne() {
    begin(LONG);
    observe(0, 2 * LONG);
    observe(1, 3 * LONG);
    watch.keep(0);
    assertThat(watch.evidence(0)).isEmpty();
    assertThat(watch.evidence(1)).isPresent();
  }

  @Test
  void countersAreReadSoManyTimesInACellAtMost() {
    begin();
    for (int index = 0; index < 1_000; index++) {
      observe(index, LONG << Math.min(40, 1 + index / 8));
    }
    watch.keep(0);
    assertThat(noticed(1_000)).isEqualTo(IntervalWatch.MAX_READINGS - 1);
  }

  /** Or the JIT would compile what it has not seen as an exit from the loop. */
  @Test
  void eachRunOfAWarmUpHasALongIntervalAndAReadingWithoutAReason() {
    for (int run = 0; run < 300; run++) {
      watch.beginWarmUp();
      for (int index = 0; index < 14; index++) {
        observe(index, SHORT);
      }
      watch.keep(100 * run);
      assertThat(watch.evidence(100 * run)).as("first of run %d", run).isPresent();
      assertThat(watch.evidence(100 * run + 1)).isEmpty();
    }
    System.gc();
    observe(15, SHORT);
    observe(16, Long.MAX_VALUE / 2);
    watch.keep(0);
    assertThat(watch.evidence(16).orElseThrow().collection())
        .as("that of an interval before the reading")
        .isZero();
  }

  @Test
  void inVirtualTimeNothingIsNoticed() {
    IntervalWatch off = IntervalWatch.off();
    off.beginWarmUp();
    off.beginRun(new ClockOfTest(), 0);
    off.observe(0, Long.MAX_VALUE);
    off.keep(0);
    assertThat(off.evidence(0)).isEmpty();
  }
}
