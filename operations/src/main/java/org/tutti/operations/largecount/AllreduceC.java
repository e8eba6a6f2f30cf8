package org.tutti.operations.largecount;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** {@code MPI_Allreduce_c}. */
public class AllreduceC {
  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce_c", suites = "large-counts")
  @Description("MPI_Allreduce with a count of 64 bits")
  public void allreduce(Communicator comm, Message message) {
    comm.allreduceC(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }
}
