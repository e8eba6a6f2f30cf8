package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** Allgather by a gather and a broadcast of all blocks. */
public class AllgatherByGatherBcast {
  private static final int ROOT = 0;

  private int all;

  @Setup
  public void make(Communicator comm, Message message) {
    all = message.count(comm.size());
  }

  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(value = "MPI_Allgather:Gather+Bcast", suites = "mockups")
  @Description("a gather at rank 0, then a broadcast")
  public void gatherBcast(Communicator comm, Message message) {
    comm.gather(message.send(), message.receive(), message.count(), message.datatype(), ROOT);
    comm.bcast(message.receive(), all, message.datatype(), ROOT);
  }
}
