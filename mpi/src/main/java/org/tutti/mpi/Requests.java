package org.tutti.mpi;

/**
 * Requests that lie beside each other, so that one call completes or starts them all. Made by
 * {@link PointToPointMessages#requests} before anything is timed. The functions look at active
 * requests and pass over the others, as MPI's do.
 */
public interface Requests {
  int size();

  /** The request at {@code index}, from 0; the same object each time. */
  Request at(int index);

  /** Completes all active requests ({@code MPI_Waitall}). */
  void waitAll();

  /** Completes all active requests if all can be completed at once, and says whether. */
  boolean testAll();

  /** Completes one active request and gives its index; -1 if none is active. */
  int waitAny();

  /** Completes one active request if one can be, and gives its index; otherwise -1. */
  int testAny();

  /**
   * Completes at least one active request, and gives the number of those completed, whose indices
   * are {@link #completed}; 0 if none is active.
   */
  int waitSome();

  /** Does the same as {@link #waitSome()} without waiting: the number may be 0. */
  int testSome();

  /**
   * The index of the {@code number}-th request that the last call of {@link #waitSome()} or {@link
   * #testSome()} completed.
   */
  int completed(int number);

  /** Starts all, which must be persistent ({@code MPI_Startall}). */
  void startAll();
}
