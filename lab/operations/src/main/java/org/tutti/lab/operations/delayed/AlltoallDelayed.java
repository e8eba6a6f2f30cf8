package org.tutti.lab.operations.delayed;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** {@code MPI_Alltoall} that one process calls late; the time includes the delay. */
public class AlltoallDelayed {
  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Catalog(value = "MPI_Alltoall:delayed", suites = "delayed")
  @Counterparts(skampi = "delayed_Alltoall")
  @Description("one process calls it late; the time includes the delay")
  public void alltoall(Communicator comm, Message message, LateRank late) {
    late.pause();
    comm.alltoall(message.send(), message.receive(), message.count(), message.datatype());
  }
}
