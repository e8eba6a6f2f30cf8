package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.Communicator;

/** {@code MPI_Dist_graph_create_adjacent}: every process gives its sources and destinations. */
public class DistGraphCreateAdjacent extends GraphCreation {
  @Benchmark(operation = "DIST_GRAPH_CREATE_ADJACENT", send = "0", receive = "0")
  @Catalog(value = "MPI_Dist_graph_create_adjacent", suites = "topologies")
  public void create(Communicator comm) {
    graph = comm.distGraphCreateAdjacent(sources, destinations, reorder);
  }
}
