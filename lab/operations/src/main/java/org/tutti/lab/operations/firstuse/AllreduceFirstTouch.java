package org.tutti.lab.operations.firstuse;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** {@code MPI_Allreduce} into memory that nothing has touched. */
public class AllreduceFirstTouch extends FreshMemory {
  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce:first-touch", suites = "first-use")
  @Description("into a buffer whose pages have not been touched")
  @Param(msizes = {65_536, 1_048_576})
  public void call(Communicator comm, Message message) {
    comm.allreduce(message.send(), fresh, message.count(), message.datatype(), message.op());
  }
}
