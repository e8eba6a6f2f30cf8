package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/** Operations whose root alone has data, or gets some, by those with a count for each process. */
public class OneBlockByCounts {
  private BlocksByRoot blocks;

  @Setup
  public void make(Communicator comm, Message message) {
    blocks = new BlocksByRoot(comm, message);
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Bcast:Allgatherv", suites = "mockups")
  @Description("an allgatherv in place, to which only the root contributes")
  public void allgatherv(Communicator comm, Message message, InPlace inPlace) {
    comm.allgatherv(
        inPlace.buffer, 0, message.send(), blocks.of(message.root()), message.datatype());
  }

  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce:Reduce_scatter", suites = "mockups")
  @Description("a reduce-scatter of which the root gets everything")
  public void reduceScatter(Communicator comm, Message message) {
    comm.reduceScatter(
        message.send(),
        message.receive(),
        blocks.of(message.root()),
        message.datatype(),
        message.op());
  }
}
