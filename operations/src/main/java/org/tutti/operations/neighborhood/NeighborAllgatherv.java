package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.mpi.Blocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Neighbor_allgatherv}: every process sends one block to all neighbors, with counts and
 * displacements.
 */
public class NeighborAllgatherv extends AllgathervNeighborhood {
  private Blocks blocks;
  private int own;

  @Override
  protected void prepare(Message message) {
    blocks = blocks(received(message.count()), message);
    own = own(message.count());
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLGATHERV")
  @Catalog(value = "MPI_Neighbor_allgatherv", suites = "neighborhoods")
  @Counterparts(osu = "osu_neighbor_allgatherv")
  public void exchange(Message message) {
    topology.neighborAllgatherv(message.send(), own, message.receive(), blocks, message.datatype());
  }
}
