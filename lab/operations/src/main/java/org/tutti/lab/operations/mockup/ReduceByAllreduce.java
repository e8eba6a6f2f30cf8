package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** Reduction by an allreduce, of which all but the root ignore the result. */
public class ReduceByAllreduce {
  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce:Allreduce", suites = "mockups")
  @Description("an allreduce")
  public void allreduce(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }
}
