package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.mpi.Blocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Neighbor_allgatherv}: every process sends one block to all neighbors, of as many
 * elements each.
 */
public class NeighborAllgatherv extends AllgatherNeighborhood {
  private Blocks blocks;

  @Override
  protected void prepare(Message message) {
    blocks = received(message);
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLGATHERV")
  @Catalog(value = "MPI_Neighbor_allgatherv", suites = "neighborhoods")
  @Counterparts(osu = "osu_neighbor_allgatherv")
  public void exchange(Message message) {
    topology.neighborAllgatherv(
        message.send(), message.count(), message.receive(), blocks, message.datatype());
  }
}
