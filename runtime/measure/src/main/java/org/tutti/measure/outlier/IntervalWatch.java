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

  /** In a cell; a reading takes about 2 us. */
  static final int MOST_READINGS = 160;

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

  /** After so many of them there is only one among twice as many observations. */
  private static final int OTHERS_PER_DOUBLING = 16;

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
  private final int[] indices = new int[MOST_READINGS];
  private final long[] waited = new long[MOST_READINGS];
  private final long[] compilation = new long[MOST_READINGS];
  private final long[] collection = new long[MOST_READINGS];
  private int found;
  private int mask = NEVER;
  private long limit = Long.MAX_VALUE;
  private long last;
  private boolean measures;
  private long limitOfCell = LEAST_NANOS;
  private int maskOfCell = MASK;
  private int longIntervals;
  private int others;

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
      measures = true;
      last = clock.now();
      found = 0;
      counters.read();
      others++;
      apply();
    }
  }

  /** After an observation of the run. */
  public void observe(int index, long end) {
    long interval = end - last;
    last = end;
    if (interval > limit || (index & mask) == mask) {
      counters.read();
      note(index, interval);
    }
  }

  private void note(int index, long interval) {
    if (interval > limit && found < MOST_READINGS) {
      indices[found] = index;
      waited[found] = counters.waitedNanos();
      compilation[found] = counters.compilationNanos();
      collection[found] = counters.collectionNanos();
      found++;
    }
    if (measures) {
      if (interval > limit) {
        longIntervals++;
        limitOfCell *= longIntervals % LONG_PER_DOUBLING == 0 ? 2 : 1;
      } else {
        others++;
        maskOfCell = others % OTHERS_PER_DOUBLING == 0 ? 2 * maskOfCell + 1 : maskOfCell;
      }
      apply();
    }
  }

  private void apply() {
    boolean affordable = longIntervals + others < MOST_READINGS;
    limit = affordable ? limitOfCell : Long.MAX_VALUE;
    mask = affordable ? maskOfCell : NEVER;
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
