package org.tutti.mpi.collective;

import org.tutti.mpi.NeighborRanks;

/** A rank's edges in a graph. */
final class GraphNeighborhood implements ProcessTopology {
  private final int[] sources;
  private final int[] destinations;

  GraphNeighborhood(int[] sources, int[] destinations) {
    this.sources = sources;
    this.destinations = destinations;
  }

  @Override
  public int indegree() {
    return sources.length;
  }

  @Override
  public int outdegree() {
    return destinations.length;
  }

  @Override
  public int source(int block) {
    return sources[block];
  }

  @Override
  public int destination(int block) {
    return destinations[block];
  }

  @Override
  public int receivedAs(int number) {
    return number;
  }

  @Override
  public NeighborRanks neighbors() {
    return new NeighborRanks(sources.clone(), destinations.clone());
  }
}
