package org.tutti.records.launch;

/**
 * What a rank measures once of its MPI library, in nanoseconds; 0 where there is nothing to
 * measure.
 *
 * @param initializationNanos what MPI_Init_thread took
 * @param upcallNanos what a reduction of one element takes whose function in Java does nothing;
 *     only measured if a benchmark has defined a reduction
 */
public record LibraryTimes(long initializationNanos, long upcallNanos) {
  /** Nothing was measured. */
  public static final LibraryTimes NONE = new LibraryTimes(0, 0);
}
