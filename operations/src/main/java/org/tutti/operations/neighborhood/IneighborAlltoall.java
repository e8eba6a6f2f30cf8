package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ineighbor_alltoall}, waited for at once: every process sends a block to each neighbor.
 */
public class IneighborAlltoall extends AlltoallNeighborhood {
  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALL")
  @Catalog(value = "MPI_Ineighbor_alltoall", suites = "neighborhoods")
  @Counterparts(osu = "osu_ineighbor_alltoall, pure time")
  public void exchange(Message message) {
    topology.ineighborAlltoall(
        message.send(), message.receive(), message.count(), message.datatype(), request);
    request.waitFor();
  }
}
