package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.LocalCopy;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Scatter by a broadcast, of which each process keeps its block. */
public class ScatterByBcast {
  private MessageBuffer received;
  private LocalCopy fromReceived;
  private LocalCopy fromOwn;

  @Setup
  public void make(Communicator comm, Message message) {
    received = comm.allocate(message.datatype(), message.count(comm.size()));
    fromReceived = new LocalCopy(received, message.receive());
    fromOwn = new LocalCopy(message.send(), message.receive());
  }

  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(value = "MPI_Scatter:Bcast", suites = "mockups")
  @Description("a broadcast of all blocks")
  public void bcast(Communicator comm, Message message) {
    boolean isRoot = comm.rank() == message.root();
    MessageBuffer blocks = isRoot ? message.send() : received;
    comm.bcast(blocks, received.count(), message.datatype(), message.root());
    LocalCopy block = isRoot ? fromOwn : fromReceived;
    block.copy(message.elements(comm.rank()), 0, message.count());
  }
}
