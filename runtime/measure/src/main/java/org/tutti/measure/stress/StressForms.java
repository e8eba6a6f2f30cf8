package org.tutti.measure.stress;

import java.util.List;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** The three forms of a collective operation: blocking, nonblocking, and persistent. */
final class StressForms {
  private StressForms() {}

  /** Performs an operation. */
  interface Blocking {
    void on(Communicator comm, Message message);
  }

  /** Starts an operation, or sets it up. */
  interface Requested {
    void on(Communicator comm, Message message, Request request);
  }

  /**
   * The forms of an operation, which is started twice if it is persistent.
   *
   * @param function its name without {@code MPI_}
   */
  static List<StressOperation> of(
      String function,
      StressData data,
      Blocking blocking,
      Requested nonblocking,
      Requested persistent) {
    String started = "I" + Character.toLowerCase(function.charAt(0)) + function.substring(1);
    return List.of(
        new StressOperation(
            "MPI_" + function, data, place -> blocking.on(place.comm(), place.message())),
        new StressOperation("MPI_" + started, data, place -> start(place, nonblocking)),
        new StressOperation(
            "MPI_" + function + "_init", data, place -> startTwice(place, persistent)));
  }

  private static void start(StressArguments place, Requested nonblocking) {
    Request request = place.comm().request();
    nonblocking.on(place.comm(), place.message(), request);
    request.waitFor();
  }

  private static void startTwice(StressArguments place, Requested persistent) {
    Request request = place.comm().request();
    persistent.on(place.comm(), place.message(), request);
    for (int round = 0; round < 2; round++) {
      request.start();
      request.waitFor();
    }
    request.free();
  }
}
