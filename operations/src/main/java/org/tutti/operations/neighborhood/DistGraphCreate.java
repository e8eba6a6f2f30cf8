package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;

/** {@code MPI_Dist_graph_create}: every process gives its own destinations. */
public class DistGraphCreate extends GraphCreation {
  private int[] self;
  private int[] degree;

  @Setup
  public void describe(Communicator comm) {
    EdgeTags.pass(comm);
    self = new int[] {comm.rank()};
    degree = new int[] {destinations.length};
  }

  @Benchmark(operation = "DIST_GRAPH_CREATE", send = "0", receive = "0")
  @Catalog(value = "MPI_Dist_graph_create", suites = "topologies")
  public void create(Communicator comm) {
    graph = comm.distGraphCreate(self, degree, destinations, reorder);
  }
}
