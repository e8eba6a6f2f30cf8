package org.tutti.bench.disturbance;

import java.util.Arrays;
import java.util.Locale;
import org.tutti.measure.counters.CounterMeter;
import org.tutti.measure.disturbance.ActivityMeter;
import org.tutti.measure.disturbance.LaunchActivity;

/** The time that a cell spends on reading the counters, before and after its observations. */
public final class ReadingCost {
  private static final int CELLS = 201;

  private ReadingCost() {}

  public static void main(String[] arguments) {
    long[] nanos = new long[CELLS];
    try (LaunchActivity machine = new LaunchActivity(0)) {
      for (int cell = 0; cell < CELLS; cell++) {
        ActivityMeter meter = machine.meter();
        CounterMeter counters = machine.counterMeter();
        long begin = System.nanoTime();
        meter.begin();
        counters.begin();
        counters.end(1);
        meter.end();
        nanos[cell] = System.nanoTime() - begin;
      }
    }
    long first = nanos[0];
    Arrays.sort(nanos);
    System.out.printf(
        Locale.ROOT,
        "microseconds per cell: first %.0f, median %.0f, largest %.0f%n",
        first / 1e3,
        nanos[CELLS / 2] / 1e3,
        nanos[CELLS - 1] / 1e3);
  }
}
