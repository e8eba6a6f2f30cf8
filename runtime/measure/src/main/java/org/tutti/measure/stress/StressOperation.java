package org.tutti.measure.stress;

import java.util.List;
import java.util.stream.Stream;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * An operation whose data are checked.
 *
 * @param name as MPI calls it
 * @param data what it moves
 * @param call performs it
 */
record StressOperation(String name, StressData data, Call call) {

  /** Performs an operation. */
  interface Call {
    void on(Place place);
  }

  /**
   * What an operation works on.
   *
   * @param comm all ranks, with a topology if the operation needs one
   * @param partner the rank to exchange messages with, if the operation is one between pairs
   * @param attachable memory for buffered messages
   */
  record Place(Communicator comm, Message message, int partner, MessageBuffer attachable) {}

  /** One operation of each kind. */
  static List<StressOperation> all() {
    return Stream.of(
            StressedMessages.all(),
            StressedCollectives.all(),
            StressedVectors.all(),
            StressedNeighborhoods.all())
        .flatMap(List::stream)
        .toList();
  }
}
