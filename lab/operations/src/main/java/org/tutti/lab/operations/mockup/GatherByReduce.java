package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/** Gather by a reduction, to which each process contributes its block among zeros. */
public class GatherByReduce {
  private DisjointParts parts;

  @Setup
  public void make(Communicator comm, Message message) {
    parts = new DisjointParts(comm, message);
  }

  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather:Reduce", suites = "mockups")
  @Description("a reduction of disjoint parts")
  public void reduce(Communicator comm, Message message) {
    parts.fill();
    MessageBuffer blocks = parts.buffer();
    comm.reduce(
        blocks,
        message.receive(),
        blocks.count(),
        message.datatype(),
        ReduceOp.SUM,
        message.root());
  }
}
