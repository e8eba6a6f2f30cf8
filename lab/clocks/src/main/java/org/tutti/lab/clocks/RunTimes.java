package org.tutti.lab.clocks;

import java.util.Arrays;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.exchange.CollectiveExchange;

/** Run-times of a collective from the observations of all ranks (hunold2016, section 3.1.2). */
final class RunTimes {
  private RunTimes() {}

  /** Collective: last end minus first start on the global clock, in nanoseconds. */
  static long[] global(Communicator communicator, ObservationRecorder observer) {
    long[] ends = new long[observer.valid()];
    long[] starts = new long[observer.valid()];
    Arrays.setAll(ends, observer::globalEnd);
    Arrays.setAll(starts, index -> -observer.globalStart(index));
    CollectiveExchange collectives = new CollectiveExchange(communicator);
    collectives.maximum(ends);
    collectives.maximum(starts);
    Arrays.setAll(ends, index -> ends[index] + starts[index]);
    return ends;
  }

  /** Collective: last start minus first start on the global clock, in nanoseconds. */
  static long[] spread(Communicator communicator, ObservationRecorder observer) {
    long[] lasts = new long[observer.valid()];
    long[] firsts = new long[observer.valid()];
    Arrays.setAll(lasts, observer::globalStart);
    Arrays.setAll(firsts, index -> -observer.globalStart(index));
    CollectiveExchange collectives = new CollectiveExchange(communicator);
    collectives.maximum(lasts);
    collectives.maximum(firsts);
    Arrays.setAll(lasts, index -> lasts[index] + firsts[index]);
    return lasts;
  }

  /** Collective: the largest local duration, in nanoseconds. */
  static long[] local(Communicator communicator, ObservationRecorder observer) {
    long[] times = new long[observer.valid()];
    Arrays.setAll(times, observer::local);
    new CollectiveExchange(communicator).maximum(times);
    return times;
  }

  /** The median of all; not a number if there are none. */
  static double median(long[] values) {
    return values.length == 0 ? Double.NaN : median(values, 0, values.length);
  }

  /** The median of the elements from {@code from} to before {@code to}. */
  static double median(long[] values, int from, int to) {
    long[] sorted = Arrays.copyOfRange(values, from, to);
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2.0;
  }
}
