package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.mpi.TypedBlocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Neighbor_alltoallw}: every process sends a block to each neighbor, with datatypes of
 * their own.
 */
public class NeighborAlltoallw extends AlltoallvNeighborhood {
  private TypedBlocks out;
  private TypedBlocks in;

  @Override
  protected void prepare(Message message) {
    out = typedBlocks(sent(message.count()), message);
    in = typedBlocks(received(message.count()), message);
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALLW")
  @Catalog(value = "MPI_Neighbor_alltoallw", suites = "neighborhoods")
  @Counterparts(osu = "osu_neighbor_alltoallw")
  public void exchange(Message message) {
    topology.neighborAlltoallw(message.send(), out, message.receive(), in);
  }
}
