package org.tutti.lab.operations.mockup;

import java.util.Arrays;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** Operations with equal blocks by those that take a count for each process. */
public class EqualBlocksByCounts {
  private Blocks blocks;

  @Setup
  public void make(Communicator comm, Message message) {
    message.count(comm.size());
    int[] counts = new int[comm.size()];
    Arrays.fill(counts, message.count());
    blocks = comm.blocks(counts);
  }

  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(value = "MPI_Allgather:Allgatherv", suites = "mockups")
  @Description("an allgatherv of equal blocks")
  public void allgatherv(Communicator comm, Message message) {
    comm.allgatherv(message.send(), message.count(), message.receive(), blocks, message.datatype());
  }

  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Catalog(value = "MPI_Alltoall:Alltoallv", suites = "mockups")
  @Description("an all-to-all of equal blocks with counts")
  public void alltoallv(Communicator comm, Message message) {
    comm.alltoallv(message.send(), blocks, message.receive(), blocks, message.datatype());
  }

  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather:Gatherv", suites = "mockups")
  @Description("a gatherv of equal blocks")
  public void gatherv(Communicator comm, Message message) {
    comm.gatherv(
        message.send(),
        message.count(),
        message.receive(),
        blocks,
        message.datatype(),
        message.root());
  }

  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(value = "MPI_Scatter:Scatterv", suites = "mockups")
  @Description("a scatterv of equal blocks")
  public void scatterv(Communicator comm, Message message) {
    comm.scatterv(
        message.send(),
        blocks,
        message.receive(),
        message.count(),
        message.datatype(),
        message.root());
  }

  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(value = "MPI_Reduce_scatter_block:Reduce_scatter", suites = "mockups")
  @Description("a reduce-scatter of equal blocks with counts")
  public void reduceScatter(Communicator comm, Message message) {
    comm.reduceScatter(message.send(), message.receive(), blocks, message.datatype(), message.op());
  }
}
