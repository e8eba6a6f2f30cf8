package org.tutti.analysis.compare;

import java.util.Locale;

/** The conclusion about B compared with A in a cell. */
public enum Verdict {
  /**
   * A launch of B is more likely to take less time than one of A; of modes, than one in its mode.
   */
  FASTER,
  /** A launch of B is more likely to take longer than one of A; of modes, than one in its mode. */
  SLOWER,
  /** Launches of B are more often in the slow mode. */
  MORE_OFTEN_SLOW,
  /** Launches of B are less often in the slow mode. */
  LESS_OFTEN_SLOW,
  /** The ratio lies within the margin, with the evidence that the significance level asks for. */
  EQUIVALENT,
  NOT_ENOUGH_EVIDENCE;

  /** Whether it says that one side is slower, or more often slow, than the other. */
  public boolean isDifference() {
    return this != EQUIVALENT && this != NOT_ENOUGH_EVIDENCE;
  }

  /** The verdict in words. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
