package org.tutti.mpi.collective;

import org.tutti.mpi.CartesianShift;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.transport.Errors;

/** A rank's place on a grid, the last coordinate changing first. */
final class GridNeighborhood implements ProcessTopology {
  private final int[] dimensions;
  private final boolean[] periodic;
  private final int[] neighbors;

  GridNeighborhood(int[] dimensions, boolean[] periodic, int rank) {
    this.dimensions = dimensions.clone();
    this.periodic = periodic.clone();
    this.neighbors = new int[2 * dimensions.length];
    for (int dimension = 0; dimension < dimensions.length; dimension++) {
      CartesianShift shift = shift(rank, dimension, 1);
      neighbors[2 * dimension] = shift.source();
      neighbors[2 * dimension + 1] = shift.destination();
    }
  }

  /** Number of places on a grid. */
  static int places(int[] dimensions, boolean[] periodic) {
    String function = "cart_create";
    if (dimensions.length != periodic.length) {
      throw Errors.dimensions(
          function,
          dimensions.length + " dimensions, but " + periodic.length + " say whether they close");
    }
    long places = 1;
    for (int extent : dimensions) {
      if (extent < 1) {
        throw Errors.dimensions(function, "a dimension has an extent of " + extent);
      }
      places = Math.min(Integer.MAX_VALUE, places * extent);
    }
    return (int) places;
  }

  int rank(int[] coordinates) {
    if (coordinates.length != dimensions.length) {
      throw Errors.argument(
          "cart_rank", coordinates.length + " coordinates on a grid of " + dimensions.length);
    }
    int rank = 0;
    for (int dimension = 0; dimension < dimensions.length; dimension++) {
      int extent = dimensions[dimension];
      int coordinate = coordinates[dimension];
      if (!periodic[dimension] && (coordinate < 0 || coordinate >= extent)) {
        throw Errors.argument(
            "cart_rank",
            "coordinate " + coordinate + " is off the grid, whose extent there is " + extent);
      }
      rank = rank * extent + Math.floorMod(coordinate, extent);
    }
    return rank;
  }

  int[] coordinates(int rank) {
    int[] coordinates = new int[dimensions.length];
    int rest = rank;
    for (int dimension = dimensions.length - 1; dimension >= 0; dimension--) {
      coordinates[dimension] = rest % dimensions[dimension];
      rest /= dimensions[dimension];
    }
    return coordinates;
  }

  CartesianShift shift(int rank, int dimension, int distance) {
    if (dimension < 0 || dimension >= dimensions.length) {
      throw Errors.dimensions(
          "cart_shift", "no dimension " + dimension + " on a grid of " + dimensions.length);
    }
    return new CartesianShift(moved(rank, dimension, -distance), moved(rank, dimension, distance));
  }

  private int moved(int rank, int dimension, int distance) {
    int[] coordinates = coordinates(rank);
    coordinates[dimension] += distance;
    boolean off = coordinates[dimension] < 0 || coordinates[dimension] >= dimensions[dimension];
    return off && !periodic[dimension] ? PointToPointMessages.PROC_NULL : rank(coordinates);
  }

  @Override
  public int indegree() {
    return neighbors.length;
  }

  @Override
  public int outdegree() {
    return neighbors.length;
  }

  @Override
  public int source(int block) {
    return neighbors[block];
  }

  @Override
  public int destination(int block) {
    return neighbors[block];
  }

  /**
   * Where a rank is both neighbors in a dimension, what it sends forward comes from behind (MPI
   * 4.0, section 8.6): its first message, which it sends back, is received from ahead.
   */
  @Override
  public int receivedAs(int number) {
    return number ^ 1;
  }

  @Override
  public NeighborRanks neighbors() {
    return new NeighborRanks(neighbors.clone(), neighbors.clone());
  }
}
