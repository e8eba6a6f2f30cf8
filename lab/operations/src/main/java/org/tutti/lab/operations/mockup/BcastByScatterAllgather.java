package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Broadcast by scattering parts and gathering them on all processes. */
public class BcastByScatterAllgather {
  private PaddedBuffer data;
  private MessageBuffer part;

  @Setup
  public void make(Communicator comm, Message message) {
    data = new PaddedBuffer(comm, message, message.send());
    part = comm.allocate(message.datatype(), data.part());
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Bcast:Scatter+Allgather", suites = "mockups")
  @Description("a scatter of equal parts, then an allgather")
  public void scatterAllgather(Communicator comm, Message message) {
    int count = data.part();
    boolean isRoot = comm.rank() == message.root();
    if (isRoot) {
      data.fill();
    }
    comm.scatter(data.buffer(), part, count, message.datatype(), message.root());
    comm.allgather(part, data.buffer(), count, message.datatype());
    if (!isRoot) {
      data.drain();
    }
  }
}
