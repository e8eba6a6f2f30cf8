package org.tutti.annotations;

/** The clocks from which a run-time is computed. */
public enum RunTimeBasis {
  /** Each rank's own clock: end - start, summarized over ranks. */
  LOCAL,
  /** The global clock: latest end - earliest start. */
  GLOBAL
}
