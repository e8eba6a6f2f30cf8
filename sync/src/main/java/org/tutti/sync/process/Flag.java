package org.tutti.sync.process;

/** What can be wrong with the start or end of an observation on one rank. Bits may be combined. */
public final class Flag {
  /**
   * The rank reached the start time too late, judged after its wait: the observation is invalid.
   */
  public static final byte STARTED_LATE = 1;

  /** The operation ended after its window: kept, and a reason to widen the window. */
  public static final byte WINDOW_EXCEEDED = 2;

  /** The flags with which an observation may not be used. */
  public static final byte INVALID = STARTED_LATE;

  private Flag() {}

  /** Whether an observation with these flags may not be used. */
  public static boolean isInvalid(byte flags) {
    return (flags & INVALID) != 0;
  }
}
