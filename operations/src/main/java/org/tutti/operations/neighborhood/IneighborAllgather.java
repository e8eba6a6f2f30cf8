package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ineighbor_allgather}, waited for at once: every process sends one block to all
 * neighbors.
 */
public class IneighborAllgather extends AllgatherNeighborhood {
  @Override
  @Benchmark(operation = "NEIGHBOR_ALLGATHER")
  @Catalog(value = "MPI_Ineighbor_allgather", suites = "neighborhoods")
  @Counterparts(osu = "osu_ineighbor_allgather, pure time")
  public void exchange(Message message) {
    topology.ineighborAllgather(
        message.send(), message.receive(), message.count(), message.datatype(), request);
    request.waitFor();
  }
}
