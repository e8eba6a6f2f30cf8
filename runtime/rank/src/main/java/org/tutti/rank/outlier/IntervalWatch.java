package org.tutti.rank.outlier;

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
 * the first outlier would take, and the loop would lose its code. Hence each run of a warm-up has
 * an observation of each kind, whenever the JIT begins to count: the first interval is long, and
 * counters are read without a reason after a later one. The limits change without branches.
 */
public final class IntervalWatch {
  /** Shorter than anything that the counters could explain. */
  static final long MIN_NANOS = 50_000;

  /** The most readings in a cell; a reading takes about 2 us. */
  static final int MAX_READINGS = 160;

  /** An interval is long if it exceeds a usual one by this factor, and by the least time. */
  private static final int USUAL_FACTOR = 2;

  /**
   * After so many long intervals they are no exception, and only those of twice the length are
   * noticed from then on: the longest are to be explained.
   */
  private static final int LONG_PER_DOUBLING = 8;

  /** The observations after which counters are read anyway end in these bits. */
  private static final int WARM_UP_MASK = (1 << 4) - 1;

  private static final int MASK = (1 << 12) - 1;

  /** The number of readings after which there is only one among twice as many observations. */
  private static final int OTHERS_PER_DOUBLING = 16;

  /** Shorter than the first interval of a warm-up, and longer than any other. */
  private static final long WARM_UP_NANOS = 1L << 61;

  /** So long before any time of a clock that the first interval of a warm-up is long. */
  private static final long LONG_BEFORE = -2 * WARM_UP_NANOS;

  /** All bits: no index has them. */
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

  /** When counters are read, and how often they were; both grow scarcer with the readings. */
  private static final class Limits {
    private long interval;
    private int mask;
    private int longIntervals;
    private int others;

    Limits(long interval, int mask) {
      this.interval = interval;
      this.mask = mask;
    }

    void count(boolean isLong) {
      if (isLong) {
        longIntervals++;
        interval <<= oneIfZero(longIntervals % LONG_PER_DOUBLING);
      } else {
        others++;
        int bits = oneIfZero(others % OTHERS_PER_DOUBLING);
        mask = mask << bits | bits;
      }
    }

    /** All bits if there were as many readings as there may be, or none. */
    int exhausted() {
      return MAX_READINGS - 1 - (longIntervals + others) >> Integer.SIZE - 1;
    }

    private static int oneIfZero(int number) {
      return number - 1 >>> Integer.SIZE - 1;
    }
  }

  private final CauseCounters counters;
  private final Map<Integer, Evidence> kept = new HashMap<>();
  private final int[] indices = new int[MAX_READINGS];
  private final long[] waited = new long[MAX_READINGS];
  private final long[] compilation = new long[MAX_READINGS];
  private final long[] collection = new long[MAX_READINGS];
  private int found;
  private int mask = NEVER;
  private long limit = Long.MAX_VALUE;
  private long last;
  private final Limits cell = new Limits(MIN_NANOS, MASK);
  private Limits limits = cell;

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

  /** Begins a run whose observations do not count. */
  public void beginWarmUp() {
    if (isOn()) {
      limits = new Limits(WARM_UP_NANOS, WARM_UP_MASK);
      last = LONG_BEFORE;
      found = 0;
      apply();
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
      limits = cell;
      cell.interval = Math.max(cell.interval, MIN_NANOS + USUAL_FACTOR * usual);
      last = clock.now();
      found = 0;
      counters.read();
      cell.others++;
      apply();
    }
  }

  /** Notes the end of an observation of the run. */
  public void observe(int index, long end) {
    long interval = end - last;
    last = end;
    if (interval > limit || (index & mask) == mask) {
      counters.read();
      note(index, interval);
    }
  }

  private void note(int index, long interval) {
    if (interval > limit) {
      indices[found] = index;
      waited[found] = counters.waitedNanos();
      compilation[found] = counters.compilationNanos();
      collection[found] = counters.collectionNanos();
      found++;
    }
    limits.count(interval > limit);
    apply();
  }

  private void apply() {
    int exhausted = limits.exhausted();
    limit = limits.interval | exhausted & Long.MAX_VALUE;
    mask = limits.mask | exhausted;
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
