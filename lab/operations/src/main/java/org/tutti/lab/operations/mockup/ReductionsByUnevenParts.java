package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * Reductions by reducing a part on each process, and gathering the parts; these differ by an
 * element if the number of processes does not divide that of the elements.
 */
public class ReductionsByUnevenParts {
  private Blocks parts;
  private MessageBuffer part;

  @Setup
  public void make(Communicator comm, Message message) {
    int processes = comm.size();
    int[] counts = new int[processes];
    for (int rank = 0; rank < processes; rank++) {
      counts[rank] = message.count() / processes + (rank < message.count() % processes ? 1 : 0);
    }
    parts = comm.blocks(counts);
    part = comm.allocate(message.datatype(), counts[comm.rank()]);
  }

  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce:Reduce_scatter+Allgatherv", suites = "mockups")
  @Description("a reduction of parts, then an allgatherv")
  public void reduceScatterAllgatherv(Communicator comm, Message message) {
    comm.reduceScatter(message.send(), part, parts, message.datatype(), message.op());
    comm.allgatherv(part, parts.count(comm.rank()), message.receive(), parts, message.datatype());
  }

  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce:Reduce_scatter+Gatherv", suites = "mockups")
  @Description("a reduction of parts, then a gatherv")
  public void reduceScatterGatherv(Communicator comm, Message message) {
    comm.reduceScatter(message.send(), part, parts, message.datatype(), message.op());
    comm.gatherv(
        part,
        parts.count(comm.rank()),
        message.receive(),
        parts,
        message.datatype(),
        message.root());
  }
}
