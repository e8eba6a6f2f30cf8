package org.tutti.annotations;

/** The clocks that a rank can read. */
public enum LocalClock {
  /** {@code System.nanoTime()}: cheap to read, and one time base for all ranks of a host. */
  MONOTONIC,
  /** The library's {@code MPI_Wtime}, on which other suites base their results. */
  MPI_WTIME,
  /**
   * The time-stamp counter of the processor: x86-64, each rank bound to one core (Hunold 2016,
   * 3.2).
   */
  TSC
}
