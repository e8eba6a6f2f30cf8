package org.tutti.records.launch;

import java.util.Arrays;
import java.util.List;
import org.tutti.records.json.RecordFields;
import org.tutti.sync.process.Flag;

/**
 * The observations of one cell, reduced over ranks, in the order of measurement, including the
 * invalid ones. Loops over all of them call nothing, because a rank interprets them.
 */
public final class Observations {
  private final long[] starts;
  private final long[] runTimes;
  private final long[] flags;
  private final List<Outlier> outliers;

  /**
   * Keeps the arrays, without copying them.
   *
   * @param starts nanoseconds since the beginning of the cell
   * @param runTimes nanoseconds
   * @param flags combinations of the bits of {@link Flag}, of all ranks
   * @throws IllegalArgumentException if the lengths differ
   */
  public Observations(long[] starts, long[] runTimes, long[] flags) {
    this(starts, runTimes, flags, List.of());
  }

  private Observations(long[] starts, long[] runTimes, long[] flags, List<Outlier> outliers) {
    if (starts.length != runTimes.length || starts.length != flags.length) {
      throw new IllegalArgumentException(
          "starts, runTimes, and flags must have the same length, but have "
              + starts.length
              + ", "
              + runTimes.length
              + " and "
              + flags.length);
    }
    this.starts = starts;
    this.runTimes = runTimes;
    this.flags = flags;
    this.outliers = List.copyOf(outliers);
  }

  /** The same, on the same arrays, with what the longest outliers came from. */
  public Observations with(List<Outlier> newOutliers) {
    return new Observations(starts, runTimes, flags, newOutliers);
  }

  /** The longest outliers in order; empty if none was long enough to be explained. */
  public List<Outlier> outliers() {
    return outliers;
  }

  /** Number of observations, including invalid ones. */
  public int count() {
    return starts.length;
  }

  /** When observation {@code index} started, in nanoseconds since the beginning of the cell. */
  public long start(int index) {
    return starts[index];
  }

  /** Run-time of observation {@code index} in nanoseconds. */
  public long runTime(int index) {
    return runTimes[index];
  }

  /** Flags of observation {@code index}: the bits that any rank has set. */
  public byte flags(int index) {
    return (byte) flags[index];
  }

  /** Whether observation {@code index} may be used; a negative time is that of no operation. */
  public boolean isValid(int index) {
    return !Flag.isInvalid((byte) flags[index]) && runTimes[index] >= 0;
  }

  /** How many observations may not be used. */
  public int invalidCount() {
    int invalid = 0;
    for (int index = 0; index < flags.length; index++) {
      if ((flags[index] & Flag.INVALID) != 0 || runTimes[index] < 0) {
        invalid++;
      }
    }
    return invalid;
  }

  /** How many observations have at least one of the given bits set on some rank. */
  public int countOf(byte bits) {
    int found = 0;
    for (long flag : flags) {
      if ((flag & bits) != 0) {
        found++;
      }
    }
    return found;
  }

  /** Run-times in nanoseconds of the observations that may be used, in order. */
  public double[] validRunTimes() {
    double[] valid = new double[runTimes.length];
    int count = 0;
    for (int index = 0; index < runTimes.length; index++) {
      if ((flags[index] & Flag.INVALID) == 0 && runTimes[index] >= 0) {
        valid[count++] = runTimes[index];
      }
    }
    return count == valid.length ? valid : Arrays.copyOf(valid, count);
  }

  /** Those of the observations that may be used whose run-times exceed this one, in order. */
  public int[] longerThan(double nanos) {
    int[] longer = new int[runTimes.length];
    int count = 0;
    for (int index = 0; index < runTimes.length; index++) {
      if (runTimes[index] > nanos && (flags[index] & Flag.INVALID) == 0 && runTimes[index] >= 0) {
        longer[count++] = index;
      }
    }
    return Arrays.copyOf(longer, count);
  }

  long[] starts() {
    return starts;
  }

  long[] runTimes() {
    return runTimes;
  }

  long[] flags() {
    return flags;
  }

  static Observations fields(RecordFields fields, Observations observations) {
    Observations made =
        new Observations(
            fields.integers("starts", observations.starts),
            fields.integers("runTimes", observations.runTimes),
            fields.integers("flags", observations.flags));
    return made.with(
        fields
            .within("outliers")
            .columns(
                observations.outliers,
                Outlier.BLANK,
                (columns, outlier) -> Outlier.columns(columns, outlier, made.count())));
  }
}
