package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Message;

/** A halo exchange through all faces at once, by nonblocking messages. */
public abstract class HaloRequests extends HaloExchange {
  Requests requests;

  @Setup
  public void make(Communicator comm) {
    requests = comm.requests(2 * 2 * dimensions);
  }

  /** Starts all messages. */
  final void start(Communicator comm, Message message) {
    int request = 0;
    for (int face = 0; face < faces.count(); face++) {
      comm.irecv(
          receives[face],
          message.count(),
          message.datatype(),
          faces.neighbor(face),
          tag(HaloFaces.opposite(face)),
          requests.at(request++));
    }
    for (int face = 0; face < faces.count(); face++) {
      comm.isend(
          sends[face],
          message.count(),
          message.datatype(),
          faces.neighbor(face),
          tag(face),
          requests.at(request++));
    }
  }
}
