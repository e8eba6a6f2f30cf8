package org.tutti.operations.largecount;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.Message;

/** {@code MPI_Bcast_c}. */
public class BcastC {
  @Collective(Operation.BCAST)
  @Catalog(value = "MPI_Bcast_c", suites = "large-counts")
  @Description("MPI_Bcast with a count of 64 bits, in bytes")
  public void bcast(Communicator comm, Message message) {
    comm.bcastC(message.send(), message.msize(), Datatype.BYTE, message.root());
  }
}
