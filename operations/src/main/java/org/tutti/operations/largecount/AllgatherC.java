package org.tutti.operations.largecount;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.Message;

/** {@code MPI_Allgather_c}. */
public class AllgatherC {
  @Collective(Operation.ALLGATHER)
  @Catalog(value = "MPI_Allgather_c", suites = "large-counts")
  @Description("MPI_Allgather with counts of 64 bits, in bytes")
  public void allgather(Communicator comm, Message message) {
    comm.allgatherC(message.send(), message.receive(), message.msize(), Datatype.BYTE);
  }
}
