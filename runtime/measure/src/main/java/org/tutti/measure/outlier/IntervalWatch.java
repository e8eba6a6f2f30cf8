package org.tutti.measure.outlier;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.tutti.sync.clock.RankClock;

/**
 * Notices long intervals of a cell, from the end of one observation to the end of the next, and
 * reads the counters of causes right after them.
 *
 * <p>Most observations cost a comparison. Since every long interval is followed by a reading, what
 * a reading finds happened in the interval that it follows, or in shorter ones since the reading
 * before; these are few, because the counters are also read from time to time without a reason.
 *
 * <p>The JIT would compile a branch that was never taken as an exit from the compiled loop, which
 * the first outlier would take. Hence the counters are read in every run of a warm-up, too.
 */
public final class IntervalWatch {
  /** Shorter than anything that the counters could explain. */
  static final long LEAST_NANOS = 50_000;

  /** What reading may take in a cell; then nothing more is read. */
  static final long BUDGET_NANOS = 400_000;

  /** A reading takes a few microseconds; more is the time of whoever interrupted it. */
  private static final long LONGEST_READING_NANOS = 20_000;

  /** An interval is long if it exceeds a usual one by this factor, and by the least time. */
  private static final int USUAL_FACTOR = 2;

  /**
   * After so many long intervals they are no exception, and only those of twice the length are
   * noticed from then on: the longest are to be explained.
   */
  private static final int LONG_PER_DOUBLING = 8;

  /** In a run, at most: more does not fit into the budget. */
  private static final int CAPACITY = 256;

  /** The observations after which counters are read anyway end in these bits. */
  private static final int WARM_UP_MASK = (1 << 4) - 1;

  private static final int MASK = (1 << 12) - 1;
  private static final int NEVER = -1;

  /**
   * What happened on this rank in the interval of an observation, each in nanoseconds.
   *
   * @param waited the thread was ready to run and had no processor
   * @param compilation the compilers worked
   * @param collection the collector worked
   */
  record Evidence(long waited, long compilation, long collection) {
    static final Evidence NONE = new Evidence(0, 0, 0);
  }

  private final CauseCounters counters;
  private final Map<Integer, Evidence> kept = new HashMap<>();
  private final int[] indices = new int[CAPACITY];
  private final long[] waited = new long[CAPACITY];
  private final long[] compilation = new long[CAPACITY];
  private final long[] collection = new long[CAPACITY];
  private int found;
  private int mask = NEVER;
  private long limit = Long.MAX_VALUE;
  private long last;
  private boolean measures;
  private long limitOfCell = LEAST_NANOS;
  private int longIntervals;
  private long spent;

  private IntervalWatch(CauseCounters counters) {
    this.counters = counters;
  }

  public static IntervalWatch of(CauseCounters counters) {
    return new IntervalWatch(counters);
  }

  /** One that notices nothing. */
  public static IntervalWatch off() {
    return new IntervalWatch(null);
  }

  boolean isOn() {
    return counters != null;
  }

  /** Before a run whose observations do not count. */
  public void beginWarmUp() {
    if (isOn()) {
      measures = false;
      mask = WARM_UP_MASK;
      limit = LEAST_NANOS;
      last = Long.MAX_VALUE;
      found = 0;
    }
  }

  /**
   * Before a run of the cell.
   *
   * @param clock of its observations
   * @param usual a usual interval of the run before
   */
  public void beginRun(RankClock clock, long usual) {
    if (isOn()) {
      limitOfCell = Math.max(limitOfCell, LEAST_NANOS + USUAL_FACTOR * usual);
      boolean affordable = spent < BUDGET_NANOS;
      measures = true;
      mask = affordable ? MASK : NEVER;
      limit = affordable ? limitOfCell : Long.MAX_VALUE;
      last = clock.now();
      found = 0;
      if (affordable) {
        read();
      }
    }
  }

  /** After an observation of the run. */
  public void observe(int index, long end) {
    long interval = end - last;
    last = end;
    if (interval > limit || (index & mask) == mask) {
      read();
      note(index, interval);
    }
  }

  private void read() {
    long begin = System.nanoTime();
    counters.read();
    if (measures) {
      spent += Math.min(LONGEST_READING_NANOS, System.nanoTime() - begin);
    }
  }

  private void note(int index, long interval) {
    if (interval > limit && found < CAPACITY) {
      indices[found] = index;
      waited[found] = counters.waitedNanos();
      compilation[found] = counters.compilationNanos();
      collection[found] = counters.collectionNanos();
      found++;
      if (measures && ++longIntervals % LONG_PER_DOUBLING == 0) {
        limitOfCell *= 2;
        limit = limitOfCell;
      }
    }
    if (spent >= BUDGET_NANOS) {
      mask = NEVER;
      limit = Long.MAX_VALUE;
    }
  }

  /**
   * After a run whose observations are kept.
   *
   * @param from the place of its first observation among those of the cell
   */
  public void keep(int from) {
    for (int each = 0; each < found; each++) {
      kept.put(
          from + indices[each], new Evidence(waited[each], compilation[each], collection[each]));
    }
  }

  /** What happened in the interval of an observation of the cell, if it was noticed. */
  Optional<Evidence> evidence(int index) {
    return Optional.ofNullable(kept.get(index));
  }
}
