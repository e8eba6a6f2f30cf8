package org.tutti.mpi;

/**
 * What a program promises at a call of synchronization, so that the library may do less (MPI 3.1,
 * section 11.5.5). A promise that is broken leaves any data.
 */
public enum RmaAssertion {
  /** The matching calls have been made, or no conflicting lock is held. */
  NOCHECK,
  /** This process has not written to its part of the window since the last synchronization. */
  NOSTORE,
  /** No other process will write to this one's part until the next synchronization. */
  NOPUT,
  /** The fence completes nothing that this process has begun; the same on all processes. */
  NOPRECEDE,
  /** The fence begins nothing; the same on all processes. */
  NOSUCCEED
}
