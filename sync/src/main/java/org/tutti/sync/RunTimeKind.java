package org.tutti.sync;

/** How the run-time of an observation is computed from the times of all ranks (hunold2016, 3.1). */
public enum RunTimeKind {
  /** The largest local duration. */
  LOCAL,
  /** The last end minus the first start, on the global clock. */
  GLOBAL
}
