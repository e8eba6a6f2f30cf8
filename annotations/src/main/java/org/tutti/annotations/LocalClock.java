package org.tutti.annotations;

/** The clocks that a rank can read. */
public enum LocalClock {
  /** {@code System.nanoTime()}: one time base for all ranks of a host, and cheap to read. */
  MONOTONIC,
  /** The library's {@code MPI_Wtime}, in whose seconds other suites report. */
  MPI_WTIME,
  /**
   * The processor's time-stamp counter, with the least cost of reading it. It needs x86-64, JDK 22
   * or newer, and ranks that are bound to one core each (hunold2016, 3.2).
   */
  TSC
}
