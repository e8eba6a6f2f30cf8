package org.tutti.annotations;

/** The clocks from which a run-time is computed. */
public enum RunTimeBasis {
  /** Each rank's own clock: end - start, summarized over ranks. */
  LOCAL,
  /** The global clock: latest end - earliest start. */
  GLOBAL,
  /** The global clock: latest end - latest start, without the wait for the last arrival. */
  LAST_START
}
