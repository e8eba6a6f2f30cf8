package org.tutti.operations.neighborhood;

/** The MPI function that makes the communicator of a neighborhood. */
public enum TopologyConstructor {
  /** {@code MPI_Cart_create} for a Cartesian neighborhood, otherwise the adjacent one. */
  DEFAULT,
  /** {@code MPI_Dist_graph_create}, to which each process gives its destinations. */
  DIST_GRAPH_CREATE,
  /** {@code MPI_Dist_graph_create_adjacent}. */
  DIST_GRAPH_CREATE_ADJACENT
}
