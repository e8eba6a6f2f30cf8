package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Neighbor_alltoall_init}, started and waited for: every process sends a block to each
 * neighbor.
 */
public class NeighborAlltoallInit extends AlltoallNeighborhood {
  @Override
  protected void prepare(Message message) {
    topology.neighborAlltoallInit(
        message.send(), message.receive(), message.count(), message.datatype(), request);
  }

  @Override
  protected void release() {
    request.free();
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALL")
  @Catalog(value = "MPI_Neighbor_alltoall_init", suites = "neighborhoods")
  public void exchange(Message message) {
    request.start();
    request.waitFor();
  }
}
