package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.Blocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Neighbor_allgatherv_init}, started and waited for: every process sends one block to
 * all neighbors, with counts and displacements.
 */
public class NeighborAllgathervInit extends AllgathervNeighborhood {
  @Override
  protected void prepare(Message message) {
    Blocks blocks = blocks(received(message.count()), message);
    int own = own(message.count());
    topology.neighborAllgathervInit(
        message.send(), own, message.receive(), blocks, message.datatype(), request);
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
