package org.tutti.operations.onesided;

import org.tutti.diagnostics.MpiProblem;

/** The synchronization around a one-sided operation, which is timed with it. */
public enum RmaEpoch {
  /** {@code MPI_Win_flush}; the window is locked for all observations. */
  FLUSH,
  /** {@code MPI_Win_flush_local}, likewise: the data may still be on their way. */
  FLUSH_LOCAL,
  /** {@code MPI_Win_lock}, shared, and {@code MPI_Win_unlock}. */
  LOCK,
  /** The same with a lock that keeps others out. */
  LOCK_EXCLUSIVE,
  /** {@code MPI_Win_lock_all} and {@code MPI_Win_unlock_all}. */
  LOCK_ALL,
  /** {@code MPI_Win_fence} before and after it, on all ranks. */
  FENCE,
  /** {@code MPI_Win_start} and {@code MPI_Win_complete}; the last rank posts and waits. */
  PSCW,
  /** The same, but the last rank calls {@code MPI_Win_test} until it may go on. */
  PSCW_TEST;

  /** Whether the target posts what the origin starts. */
  boolean isPosted() {
    return this == PSCW || this == PSCW_TEST;
  }

  /**
   * Only the origin may synchronize where an operation has a request.
   *
   * @throws org.tutti.diagnostics.TuttiException if others take part
   */
  void requirePassive(String operation) {
    if (this == FENCE || isPosted()) {
      throw MpiProblem.EPOCH_NOT_PASSIVE.error(
          operation + " is not allowed under epoch = " + this + ".");
    }
  }
}
