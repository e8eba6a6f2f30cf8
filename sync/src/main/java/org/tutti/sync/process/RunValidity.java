package org.tutti.sync.process;

import java.util.Arrays;

/**
 * What all ranks together make of the observations of a run; the same on all ranks, but for the
 * planned starts.
 */
public final class RunValidity {
  private static final int NOBODY = -1;

  private final byte[] flags;
  private final int[] causes;
  private final long[] planned;
  private boolean hasFlags;

  private RunValidity(int count, long[] planned) {
    this.planned = planned;
    flags = new byte[count];
    causes = new int[count];
    Arrays.fill(causes, NOBODY);
  }

  /** No observation has anything wrong with it. */
  public static RunValidity clean(int count) {
    return new RunValidity(count, new long[0]);
  }

  /**
   * No observation has anything wrong with it yet.
   *
   * @param planned global times at which they were to start; kept, not copied
   */
  static RunValidity ofPlanned(long[] planned) {
    return new RunValidity(planned.length, planned);
  }

  /** Adds a flag that {@code rank} caused; of several, the last one added names the cause. */
  void flag(int index, byte flag, int rank) {
    flags[index] |= flag;
    causes[index] = rank;
    hasFlags = true;
  }

  public int count() {
    return flags.length;
  }

  /** Whether there are flags of any observation. */
  public boolean hasFlags() {
    return hasFlags;
  }

  /** The combination of {@link Flag} bits of observation {@code index} over all ranks. */
  public byte flags(int index) {
    return flags[index];
  }

  /**
   * The rank that caused the flags of observation {@code index}: the latest of those that started
   * late, else of those that overran the last; -1 without flags.
   */
  public int cause(int index) {
    return causes[index];
  }

  public boolean isValid(int index) {
    return !Flag.isInvalid(flags[index]);
  }

  /** Whether there was a time at which each observation was to start. */
  public boolean isPlanned() {
    return planned.length > 0;
  }

  /** The global time, in nanoseconds, at which this rank was to start observation {@code index}. */
  public long plannedStart(int index) {
    return planned[index];
  }

  /** Number of observations that may be used. */
  public int valid() {
    return count() - with(Flag.STARTED_LATE);
  }

  /** Number of observations that carry {@code flag}. */
  public int with(byte flag) {
    int found = 0;
    for (int index = 0; hasFlags && index < flags.length; index++) {
      found += (flags[index] & flag) != 0 ? 1 : 0;
    }
    return found;
  }
}
