package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.runtime.Message;

/** {@code MPI_Neighbor_alltoall}: every process sends a block to each neighbor. */
public class NeighborAlltoall extends AlltoallNeighborhood {
  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALL")
  @Catalog(value = "MPI_Neighbor_alltoall", suites = "neighborhoods")
  @Counterparts(osu = "osu_neighbor_alltoall")
  public void exchange(Message message) {
    topology.neighborAlltoall(
        message.send(), message.receive(), message.count(), message.datatype());
  }
}
