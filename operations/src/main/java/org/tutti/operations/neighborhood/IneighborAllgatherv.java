package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.mpi.Blocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ineighbor_allgatherv}, waited for at once: every process sends one block to all
 * neighbors, of as many elements each.
 */
public class IneighborAllgatherv extends AllgatherNeighborhood {
  private Blocks blocks;

  @Override
  protected void prepare(Message message) {
    blocks = received(message);
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLGATHERV")
  @Catalog(value = "MPI_Ineighbor_allgatherv", suites = "neighborhoods")
  @Counterparts(osu = "osu_ineighbor_allgatherv, pure time")
  public void exchange(Message message) {
    topology.ineighborAllgatherv(
        message.send(), message.count(), message.receive(), blocks, message.datatype(), request);
    request.waitFor();
  }
}
