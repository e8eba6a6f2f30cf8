package org.tutti.operations.overlap;

import java.util.List;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** Work of a constant amount, in equal parts with calls of {@code MPI_Test} between them. */
public final class CalibratedWork {
  private final int tests;
  private final long part;
  private long state = 1;

  /**
   * @param counts of work, all in all
   * @param tests between its parts
   */
  CalibratedWork(long counts, int tests) {
    this.tests = tests;
    this.part = Math.max(1, counts / (tests + 1));
  }

  /**
   * Collective: work that takes as long as an operation, or a multiple of that. None needs no
   * measurement of the operation.
   *
   * @param operation its name, with what else than the message its time depends on
   * @param call performs it
   */
  public static CalibratedWork of(
      String operation,
      List<Object> arguments,
      double multiple,
      int tests,
      Communicator comm,
      Message message,
      Runnable call) {
    return new CalibratedWork(counts(operation, arguments, multiple, comm, message, call), tests);
  }

  /** Collective: as many counts of {@link Work} as such work has. */
  public static long counts(
      String operation,
      List<Object> arguments,
      double multiple,
      Communicator comm,
      Message message,
      Runnable call) {
    return multiple == 0
        ? 0
        : Math.round(multiple * WorkAmounts.of(operation, arguments, message, comm, call));
  }

  /** The work by itself. */
  public void compute() {
    for (int done = 0; done <= tests; done++) {
      state = Work.count(part, state);
    }
  }

  /** The work while an operation that was started is performed, and the rest of that. */
  public void until(Request request) {
    state = Work.count(part, state);
    boolean pending = true;
    for (int done = 0; done < tests; done++) {
      pending = pending && !request.test();
      state = Work.count(part, state);
    }
    if (pending) {
      request.waitFor();
    }
  }
}
