package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.Blocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Neighbor_allgatherv_init}, started and waited for: every process sends one block to
 * all neighbors, of as many elements each.
 */
public class NeighborAllgathervInit extends AllgatherNeighborhood {
  @Override
  protected void prepare(Message message) {
    Blocks blocks = received(message);
    topology.neighborAllgathervInit(
        message.send(), message.count(), message.receive(), blocks, message.datatype(), request);
  }

  @Override
  protected void release() {
    request.free();
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLGATHERV")
  @Catalog(value = "MPI_Neighbor_allgatherv_init", suites = "neighborhoods")
  public void exchange(Message message) {
    request.start();
    request.waitFor();
  }
}
