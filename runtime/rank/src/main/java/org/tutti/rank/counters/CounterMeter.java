package org.tutti.rank.counters;

import java.util.EnumMap;
import java.util.Map;
import org.tutti.records.launch.CounterKind;

/**
 * Adds up what is counted between begin and end, in the runs of a cell. A reading takes a
 * microsecond or two, and a few more where the counters are those of a virtual machine's host; a
 * cell that is measured in many runs is therefore counted in the first of them only, as many on
 * each rank.
 */
public final class CounterMeter {
  private static final int MAX_RUNS = 20;

  private final GroupSum processor;
  private final GroupSum kernel;
  private int runs;
  private int observations;

  CounterMeter(EventGroup processor, EventGroup kernel) {
    this.processor = new GroupSum(processor);
    this.kernel = new GroupSum(kernel);
  }

  /** Called directly before the first observation of a run; allocates nothing. */
  public void begin() {
    if (runs < MAX_RUNS) {
      kernel.begin();
      processor.begin();
    }
  }

  /** Called directly after the last observation of a run; allocates nothing. */
  public void end(int count) {
    if (runs < MAX_RUNS) {
      processor.end();
      kernel.end();
      runs++;
      observations += count;
    }
  }

  /** What was counted so far. */
  public RankCounters result() {
    Map<CounterKind, Long> sums = new EnumMap<>(CounterKind.class);
    processor.putTo(sums);
    kernel.putTo(sums);
    return new RankCounters(observations, processor.share(), sums);
  }
}
