package org.tutti.mpi.natives;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;

/**
 * A send to {@code MPI_PROC_NULL}, which has the six arguments of a typical collective and returns
 * at once. The library's own argument checks, a few nanoseconds, are part of what it costs.
 */
final class ProcNullSend {
  private final NativeCommunicator communicator;
  private final MessageBuffer buffer;

  ProcNullSend(NativeCommunicator communicator) {
    this.communicator = communicator;
    this.buffer = communicator.allocate(Datatype.BYTE, 1);
  }

  void repeat(int calls) {
    for (int call = 0; call < calls; call++) {
      communicator.send(buffer, 1, Datatype.BYTE, PointToPointMessages.PROC_NULL, 0);
    }
  }
}
