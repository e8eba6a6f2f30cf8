package org.tutti.bench.disturbance;

import java.util.Arrays;
import java.util.Locale;
import org.tutti.measure.counters.CounterMeter;
import org.tutti.measure.disturbance.ActivityMeter;
import org.tutti.measure.disturbance.LaunchActivity;
import org.tutti.measure.jvm.JvmActivity;
import org.tutti.measure.outlier.CauseCounters;
import org.tutti.measure.outlier.IntervalWatch;
import org.tutti.sync.clock.MonotonicClock;

/**
 * The time that a cell spends on reading counters: before and after its observations, and after
 * long ones, which a cell without disturbances does not have.
 */
public final class ReadingCost {
  private static final int CELLS = 201;

  /** More long observations than are examined, each eight twice as long as those before. */
  private static final int LONG_OBSERVATIONS = 200;

  private static final long LONG_NANOS = 100_000;

  private ReadingCost() {}

  public static void main(String[] arguments) {
    long[] around = new long[CELLS];
    long[] within = new long[CELLS];
    try (LaunchActivity machine = new LaunchActivity(0);
        JvmActivity jvm = new JvmActivity();
        CauseCounters causes = new CauseCounters(jvm)) {
      for (int cell = 0; cell < CELLS; cell++) {
        around[cell] = around(machine);
        within[cell] = within(IntervalWatch.of(causes));
      }
    }
    print("before and after the observations", around);
    print("after long observations, as many as are examined", within);
  }

  private static long around(LaunchActivity machine) {
    ActivityMeter meter = machine.meter();
    CounterMeter counters = machine.counterMeter();
    long begin = System.nanoTime();
    meter.begin();
    counters.begin();
    counters.end(1);
    meter.end();
    return System.nanoTime() - begin;
  }

  private static long within(IntervalWatch watch) {
    long begin = System.nanoTime();
    MonotonicClock clock = new MonotonicClock();
    watch.beginRun(clock, 0);
    long end = clock.now();
    for (int index = 0; index < LONG_OBSERVATIONS; index++) {
      end += LONG_NANOS << index / 8;
      watch.observe(index, end);
    }
    return System.nanoTime() - begin;
  }

  private static void print(String what, long[] nanos) {
    long first = nanos[0];
    Arrays.sort(nanos);
    System.out.printf(
        Locale.ROOT,
        "microseconds per cell %s: first %.0f, median %.0f, largest %.0f%n",
        what,
        first / 1e3,
        nanos[CELLS / 2] / 1e3,
        nanos[CELLS - 1] / 1e3);
  }
}
