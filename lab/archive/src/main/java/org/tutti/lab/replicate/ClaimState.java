package org.tutti.lab.replicate;

import java.util.Locale;

/** What measurements say of a statement that was made before. */
public enum ClaimState {
  HOLDS,
  DOES_NOT_HOLD,
  UNDECIDED;

  /** The state in words. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
