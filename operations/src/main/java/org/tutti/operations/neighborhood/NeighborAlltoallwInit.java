package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.TypedBlocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Neighbor_alltoallw_init}, started and waited for: every process sends a block to each
 * neighbor, with datatypes of their own.
 */
public class NeighborAlltoallwInit extends AlltoallvNeighborhood {
  @Override
  protected void prepare(Message message) {
    TypedBlocks out = typedBlocks(sent(message.count()), message);
    TypedBlocks in = typedBlocks(received(message.count()), message);
    topology.neighborAlltoallwInit(message.send(), out, message.receive(), in, request);
  }

  @Override
  protected void release() {
    request.free();
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALLW")
  @Catalog(value = "MPI_Neighbor_alltoallw_init", suites = "neighborhoods")
  public void exchange(Message message) {
    request.start();
    request.waitFor();
  }
}
