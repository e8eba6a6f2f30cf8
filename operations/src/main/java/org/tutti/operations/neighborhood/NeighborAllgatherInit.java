package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Neighbor_allgather_init}, started and waited for: every process sends one block to all
 * neighbors.
 */
public class NeighborAllgatherInit extends AllgatherNeighborhood {
  @Override
  protected void prepare(Message message) {
    topology.neighborAllgatherInit(
        message.send(), message.receive(), message.count(), message.datatype(), request);
  }

  @Override
  protected void release() {
    request.free();
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLGATHER")
  @Catalog(value = "MPI_Neighbor_allgather_init", suites = "neighborhoods")
  public void exchange(Message message) {
    request.start();
    request.waitFor();
  }
}
