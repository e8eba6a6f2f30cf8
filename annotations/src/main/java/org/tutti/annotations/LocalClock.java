package org.tutti.annotations;

/** The clocks that a rank can read. */
public enum LocalClock {
  /** {@code System.nanoTime()}: cheap to read, and one time base for all ranks of a host. */
  MONOTONIC,
  /** The library's {@code MPI_Wtime}, on which other suites base their results. */
  MPI_WTIME,
  /**
   * The time-stamp counter of the processor, the cheapest clock to read. It requires x86-64, JDK 22
   * or later, and ranks that are each bound to one core (hunold2016, 3.2).
   */
  TSC
}
