package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** Gather by an allgather, of which all but the root ignore the result. */
public class GatherByAllgather {
  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather:Allgather", suites = "mockups")
  @Description("an allgather")
  public void allgather(Communicator comm, Message message) {
    comm.allgather(message.send(), message.receive(), message.count(), message.datatype());
  }
}
