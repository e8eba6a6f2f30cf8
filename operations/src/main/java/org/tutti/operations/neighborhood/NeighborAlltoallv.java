package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.mpi.Blocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Neighbor_alltoallv}: every process sends a block to each neighbor, with counts and
 * displacements.
 */
public class NeighborAlltoallv extends AlltoallvNeighborhood {
  private Blocks out;
  private Blocks in;

  @Override
  protected void prepare(Message message) {
    out = blocks(sent(message.count()), message);
    in = blocks(received(message.count()), message);
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALLV")
  @Catalog(value = "MPI_Neighbor_alltoallv", suites = "neighborhoods")
  @Counterparts(osu = "osu_neighbor_alltoallv")
  public void exchange(Message message) {
    topology.neighborAlltoallv(message.send(), out, message.receive(), in, message.datatype());
  }
}
