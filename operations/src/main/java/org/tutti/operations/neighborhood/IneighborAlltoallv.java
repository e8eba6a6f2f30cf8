package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.mpi.Blocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ineighbor_alltoallv}, waited for at once: every process sends a block to each
 * neighbor, of as many elements each.
 */
public class IneighborAlltoallv extends AlltoallNeighborhood {
  private Blocks out;
  private Blocks in;

  @Override
  protected void prepare(Message message) {
    out = equal(destinations(), message);
    in = equal(sources(), message);
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALLV")
  @Catalog(value = "MPI_Ineighbor_alltoallv", suites = "neighborhoods")
  @Counterparts(osu = "osu_ineighbor_alltoallv, pure time")
  public void exchange(Message message) {
    topology.ineighborAlltoallv(
        message.send(), out, message.receive(), in, message.datatype(), request);
    request.waitFor();
  }
}
