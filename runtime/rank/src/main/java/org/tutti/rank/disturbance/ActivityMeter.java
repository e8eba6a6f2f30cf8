package org.tutti.rank.disturbance;

import org.tutti.records.launch.RankActivity;

/**
 * Adds up what happens between begin and end, on the measuring thread. Reading takes some ten
 * microseconds; when it has taken 0.4 ms in a cell that is measured in many portions, further
 * portions are not observed.
 */
public final class ActivityMeter {
  private static final long BUDGET_NANOS = 400_000;

  private final KernelCounters counters;
  private RankActivity sum = RankActivity.NONE;
  private RankActivity begin = RankActivity.NONE;
  private boolean observes;
  private long spent;

  ActivityMeter(KernelCounters counters) {
    this.counters = counters;
  }

  public void begin() {
    observes = spent < BUDGET_NANOS;
    if (observes) {
      begin = read();
    }
  }

  public void end() {
    if (observes) {
      sum = sum.plus(read().minus(begin));
    }
  }

  private RankActivity read() {
    long before = System.nanoTime();
    RankActivity now = counters.read();
    spent += System.nanoTime() - before;
    return now;
  }

  /** What happened so far. */
  public RankActivity sum() {
    return sum;
  }
}
