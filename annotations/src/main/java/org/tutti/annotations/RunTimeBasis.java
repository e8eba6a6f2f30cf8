package org.tutti.annotations;

/** On which clocks a run-time is computed. */
public enum RunTimeBasis {
  /** From each rank's own clock: end - start, summarized over ranks. */
  LOCAL,
  /** From the global clock: latest end - earliest start. */
  GLOBAL
}
