package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.Blocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Neighbor_alltoallv_init}, started and waited for: every process sends a block to each
 * neighbor, with counts and displacements.
 */
public class NeighborAlltoallvInit extends AlltoallvNeighborhood {
  @Override
  protected void prepare(Message message) {
    Blocks out = blocks(sent(message.count()), message);
    Blocks in = blocks(received(message.count()), message);
    topology.neighborAlltoallvInit(
        message.send(), out, message.receive(), in, message.datatype(), request);
  }

  @Override
  protected void release() {
    request.free();
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALLV")
  @Catalog(value = "MPI_Neighbor_alltoallv_init", suites = "neighborhoods")
  public void exchange(Message message) {
    request.start();
    request.waitFor();
  }
}
