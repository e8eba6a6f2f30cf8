package org.tutti.rank.entry;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.Request;

/**
 * A barrier whose waiting ranks sleep. MPI libraries wait by polling, which would take the
 * processor from a rank that still reports.
 */
final class IdleBarrier {
  /** Tests before the first sleep: sufficient if all ranks arrive together. */
  private static final int MAX_EARLY_TESTS = 1000;

  private static final long MAX_SLEEP_MILLIS = 16;

  private IdleBarrier() {}

  /**
   * Collective: returns when all ranks have called it; at once if there is one rank, or the library
   * has no {@code MPI_Ibarrier}.
   *
   * @param world on which no operation is active
   */
  static void await(Communicator world) {
    if (world.size() == 1) {
      return;
    }
    Request request;
    try {
      request = world.request();
      world.ibarrier(request);
    } catch (OperationNotInLibrary e) {
      return;
    }
    boolean interrupted = false;
    long millis = 1;
    for (int tests = 0; !request.test(); tests++) {
      if (tests >= MAX_EARLY_TESTS) {
        interrupted |= sleep(millis);
        millis = Math.min(2 * millis, MAX_SLEEP_MILLIS);
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns whether it was interrupted. */
  private static boolean sleep(long millis) {
    try {
      Thread.sleep(millis);
      return false;
    } catch (InterruptedException e) {
      return true;
    }
  }
}
