package org.tutti.sync;

/** How the run-time of an observation is computed from the times of all ranks (hunold2016, 3.1). */
public enum RunTimeKind {
  /** The largest local duration. */
  LOCAL,
  /** The last end minus the first start, on the global clock. */
  GLOBAL,
  /** The last end minus the last start, on the global clock: what follows the last arrival. */
  LAST_START;

  /** Whether it needs the global clock. */
  public boolean isGlobal() {
    return this != LOCAL;
  }
}
