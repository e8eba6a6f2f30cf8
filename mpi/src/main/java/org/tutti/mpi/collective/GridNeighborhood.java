package org.tutti.mpi.collective;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.tutti.mpi.CartesianShift;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.transport.Errors;

/** A rank's place on a grid, the last coordinate changing first. */
final class GridNeighborhood implements ProcessTopology {
  private final int[] dimensions;
  private final boolean[] periodic;
  private final int place;
  private final int[] neighbors;

  GridNeighborhood(int[] dimensions, boolean[] periodic, int rank) {
    this.dimensions = dimensions.clone();
    this.periodic = periodic.clone();
    this.place = rank;
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

  /** The rank here of the process that this was made for. */
  int place() {
    return place;
  }

  /**
   * The grid of some of the dimensions that a rank is on.
   *
   * @param kept whether it has the dimensions that {@code remaining} names, or the others
   */
  GridNeighborhood part(int rank, boolean[] remaining, boolean kept) {
    if (remaining.length != dimensions.length) {
      throw Errors.argument(
          "cart_sub", remaining.length + " values on a grid of " + dimensions.length);
    }
    int[] chosen =
        IntStream.range(0, dimensions.length).filter(at -> remaining[at] == kept).toArray();
    int[] extents = Arrays.stream(chosen).map(at -> dimensions[at]).toArray();
    boolean[] closed = new boolean[chosen.length];
    int[] coordinates = coordinates(rank);
    int position = 0;
    for (int at = 0; at < chosen.length; at++) {
      closed[at] = periodic[chosen[at]];
      position = position * extents[at] + coordinates[chosen[at]];
    }
    return new GridNeighborhood(extents, closed, position);
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
