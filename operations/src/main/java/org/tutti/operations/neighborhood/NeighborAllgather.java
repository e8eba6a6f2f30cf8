package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.runtime.Message;

/** {@code MPI_Neighbor_allgather}: every process sends one block to all neighbors. */
public class NeighborAllgather extends AllgatherNeighborhood {
  @Override
  @Benchmark(operation = "NEIGHBOR_ALLGATHER")
  @Catalog(value = "MPI_Neighbor_allgather", suites = "neighborhoods")
  @Counterparts(osu = "osu_neighbor_allgather")
  public void exchange(Message message) {
    topology.neighborAllgather(
        message.send(), message.receive(), message.count(), message.datatype());
  }
}
