package org.tutti.rank.observation;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.sync.process.RunValidity;

/**
 * This rank's times of all recorded observations of a cell, in order. What is done with all of them
 * is done in loops without calls: a rank interprets its code when it has just started.
 */
public final class ObservationLog {
  private static final long NOT_PLANNED = Long.MIN_VALUE;
  private static final int BYTES_EACH = 3 * Long.BYTES + 1;

  private long[] starts;
  private long[] ends;
  private byte[] flags;
  private long[] planned;
  private final Map<Integer, Long> causes = new TreeMap<>();
  private int count;

  /** The bytes that so many observations take on a rank. */
  public static long bytes(int observations) {
    return (long) observations * BYTES_EACH;
  }

  public ObservationLog(int expected) {
    starts = new long[expected];
    ends = new long[expected];
    flags = new byte[expected];
    planned = new long[expected];
  }

  /** Appends a run: its local start and end times, and their validity. */
  public void append(long[] runStarts, long[] runEnds, RunValidity validity) {
    int more = validity.count();
    reserve(more);
    if (validity.isPlanned() || validity.hasFlags()) {
      for (int index = 0; index < more; index++) {
        append(
            runStarts[index],
            runEnds[index],
            validity.flags(index),
            validity.cause(index),
            validity.isPlanned() ? validity.plannedStart(index) : NOT_PLANNED);
      }
      return;
    }
    System.arraycopy(runStarts, 0, starts, count, more);
    System.arraycopy(runEnds, 0, ends, count, more);
    Arrays.fill(planned, count, count + more, NOT_PLANNED);
    count += more;
  }

  /**
   * Appends an observation without a planned start; {@code cause} is the rank that caused its
   * flags, or -1.
   */
  public void append(long start, long end, byte flag, int cause) {
    append(start, end, flag, cause, NOT_PLANNED);
  }

  /** Appends an observation that was to start at the global time {@code plannedStart}. */
  void append(long start, long end, byte flag, int cause, long plannedStart) {
    reserve(1);
    starts[count] = start;
    ends[count] = end;
    flags[count] = flag;
    planned[count] = plannedStart;
    if (cause >= 0) {
      causes.merge(cause, 1L, Long::sum);
    }
    count++;
  }

  private void reserve(int more) {
    if (count + more > starts.length) {
      int capacity = Math.max(count + more, 2 * count);
      starts = Arrays.copyOf(starts, capacity);
      ends = Arrays.copyOf(ends, capacity);
      flags = Arrays.copyOf(flags, capacity);
      planned = Arrays.copyOf(planned, capacity);
    }
  }

  public int count() {
    return count;
  }

  /** A copy of all local start times, in order. */
  long[] starts() {
    return Arrays.copyOf(starts, count);
  }

  /** A copy of all local end times, in order. */
  long[] ends() {
    return Arrays.copyOf(ends, count);
  }

  /** How long each observation took on this rank, in order. */
  long[] durations() {
    long[] durations = new long[count];
    for (int index = 0; index < durations.length; index++) {
      durations[index] = ends[index] - starts[index];
    }
    return durations;
  }

  /** The flags of each observation, in order. */
  long[] allFlags() {
    long[] all = new long[count];
    for (int index = 0; index < all.length; index++) {
      all[index] = flags[index];
    }
    return all;
  }

  public long start(int index) {
    return starts[index];
  }

  public long end(int index) {
    return ends[index];
  }

  /** How long observation {@code index} took on this rank. */
  public long duration(int index) {
    return ends[index] - starts[index];
  }

  /** How long the longest observation took on this rank; 0 if there is none. */
  public long longest() {
    long longest = 0;
    for (int index = 0; index < count; index++) {
      longest = Math.max(longest, ends[index] - starts[index]);
    }
    return longest;
  }

  /** The time from the end of the observation before, if there is one, to the end of this one. */
  public long interval(int index) {
    return ends[index] - (index == 0 ? starts[index] : ends[index - 1]);
  }

  public byte flags(int index) {
    return flags[index];
  }

  /** Flags an observation further, which was made. */
  void flag(int index, byte flag) {
    flags[index] |= flag;
  }

  boolean isPlanned(int index) {
    return planned[index] != NOT_PLANNED;
  }

  /** The global time at which this rank was to start. */
  long plannedStart(int index) {
    return planned[index];
  }

  /** How many flagged observations each rank caused, of those that caused any. */
  public Map<Integer, Long> causes() {
    return Collections.unmodifiableMap(causes);
  }
}
