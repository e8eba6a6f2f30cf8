package org.tutti.lab.operations.delayed;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** {@code MPI_Gather} that one process calls late; the time includes the delay. */
public class GatherDelayed {
  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather:delayed", suites = "delayed")
  @Counterparts(skampi = "delayed_Gather")
  @Description("one process calls it late; the time includes the delay")
  public void gather(Communicator comm, Message message, LateRank late) {
    late.pause();
    comm.gather(
        message.send(), message.receive(), message.count(), message.datatype(), message.root());
  }
}
