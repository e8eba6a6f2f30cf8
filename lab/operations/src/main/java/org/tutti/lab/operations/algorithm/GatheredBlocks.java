package org.tutti.lab.operations.algorithm;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Where the blocks of all processes go in a gather or allgather. Made before anything is timed. */
final class GatheredBlocks {
  private final Parts parts;
  private final LocalCopy own;
  private final int count;

  GatheredBlocks(Communicator comm, Message message) {
    parts = Parts.equal(message.receive(), comm.size(), message.count());
    own = new LocalCopy(message.send(), message.receive());
    count = message.count();
  }

  /** The memory from the block of this rank on. */
  MessageBuffer from(int rank) {
    return parts.from(rank);
  }

  /** Copies what this process, of the given rank, contributes. */
  void copyOwn(int rank) {
    own.copy(0, (long) rank * count, count);
  }

  Parts parts() {
    return parts;
  }
}
