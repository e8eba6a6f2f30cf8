package org.tutti.operations.largecount;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.Message;

/** {@code MPI_Alltoall_c}. */
public class AlltoallC {
  @Collective(Operation.ALLTOALL)
  @Catalog(value = "MPI_Alltoall_c", suites = "large-counts")
  @Description("MPI_Alltoall with counts of 64 bits, in bytes")
  public void alltoall(Communicator comm, Message message) {
    comm.alltoallC(message.send(), message.receive(), message.msize(), Datatype.BYTE);
  }
}
