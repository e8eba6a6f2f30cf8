package org.tutti.operations.collective;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** {@code MPI_Reduce_local}: reduces two blocks within the process. */
public class ReduceLocal {
  @Collective(Operation.REDUCE_LOCAL)
  @Catalog(value = "MPI_Reduce_local", suites = "collectives")
  @Counterparts(imb = "IMB-MPI1 Reduce_local")
  public void reduceLocal(Communicator comm, Message message) {
    comm.reduceLocal(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }
}
