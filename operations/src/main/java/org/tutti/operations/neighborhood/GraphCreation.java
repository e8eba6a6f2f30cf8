package org.tutti.operations.neighborhood;

import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.NeighborRanks;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** Makes communicators of a graph, whose edges are there before, and frees them untimed. */
public abstract class GraphCreation extends NeighborhoodParameters {
  protected int[] sources;
  protected int[] destinations;
  protected Communicator graph;

  @Setup
  public void prepare(Communicator comm) {
    NeighborRanks neighbors = shape().neighbors(comm);
    sources = neighbors.sources();
    destinations = neighbors.destinations();
  }

  @TearDown(Level.CALL)
  public void free() {
    graph.free();
  }

  /** No data are moved. */
  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {}
}
