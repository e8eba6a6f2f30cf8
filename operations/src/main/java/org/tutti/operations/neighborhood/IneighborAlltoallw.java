package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.mpi.TypedBlocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ineighbor_alltoallw}, waited for at once: every process sends a block to each
 * neighbor, with datatypes of their own.
 */
public class IneighborAlltoallw extends AlltoallNeighborhood {
  private TypedBlocks out;
  private TypedBlocks in;

  @Override
  protected void prepare(Message message) {
    out = equalTyped(destinations(), message);
    in = equalTyped(sources(), message);
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALLW")
  @Catalog(value = "MPI_Ineighbor_alltoallw", suites = "neighborhoods")
  @Counterparts(osu = "osu_ineighbor_alltoallw, pure time")
  public void exchange(Message message) {
    topology.ineighborAlltoallw(message.send(), out, message.receive(), in, request);
    request.waitFor();
  }
}
