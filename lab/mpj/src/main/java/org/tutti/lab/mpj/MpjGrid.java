package org.tutti.lab.mpj;

import org.tutti.mpi.CartesianShift;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.PointToPointMessages;

/**
 * A communicator with a Cartesian topology. What MPJ Express would print on standard output, or
 * accept though it is beyond an edge, is decided before it is asked.
 */
final class MpjGrid {
  private final Object handle;
  private final int[] extents;
  private final boolean[] periodic;

  private MpjGrid(Object handle, int[] extents, boolean[] periodic) {
    this.handle = handle;
    this.extents = extents;
    this.periodic = periodic;
  }

  /**
   * The grid of a communicator.
   *
   * @throws org.tutti.mpi.MpiException if it has none
   */
  static MpjGrid of(Object handle) {
    if (!MpjTopologyFunctions.GRID.isInstance(handle)) {
      throw MpjErrors.argument("MPI_Cart_get", "the communicator has no Cartesian topology");
    }
    try {
      Object shape = MpjTopologyFunctions.GET.handle().invokeExact(handle);
      int[] extents = (int[]) MpjTopologyFunctions.EXTENTS.invokeExact(shape);
      boolean[] periodic = (boolean[]) MpjTopologyFunctions.PERIODIC.invokeExact(shape);
      return new MpjGrid(handle, extents, periodic);
    } catch (Throwable e) {
      throw MpjTopologyFunctions.GET.failed(e);
    }
  }

  /**
   * @throws org.tutti.mpi.MpiException if there is no such grid of that many processes
   */
  static void requirePlaces(int[] extents, boolean[] periodic, int processes) {
    if (extents.length != periodic.length) {
      throw refused(extents.length + " dimensions, but " + periodic.length + " say if they close");
    }
    long places = 1;
    for (int extent : extents) {
      if (extent < 1) {
        throw refused("a dimension has an extent of " + extent);
      }
      places = Math.min(Integer.MAX_VALUE, places * extent);
    }
    if (places > processes) {
      throw refused("the grid has " + places + " places for " + processes + " processes");
    }
  }

  private static RuntimeException refused(String why) {
    return MpjErrors.argument("MPI_Cart_create", why);
  }

  /** The communicator of the grid of fewer dimensions that this process is on. */
  Object part(boolean... remaining) {
    requireDimensions(remaining.length);
    try {
      return (Object) MpjTopologyFunctions.SUB.handle().invokeExact(handle, remaining);
    } catch (Throwable e) {
      throw MpjTopologyFunctions.SUB.failed(e);
    }
  }

  private void requireDimensions(int given) {
    if (given != extents.length) {
      throw new IllegalArgumentException(
          given + " values, but the grid has " + extents.length + " dimensions");
    }
  }

  int rank(int... coordinates) {
    requireDimensions(coordinates.length);
    int[] inside = new int[extents.length];
    for (int dimension = 0; dimension < extents.length; dimension++) {
      inside[dimension] = Math.floorMod(coordinates[dimension], extents[dimension]);
      if (!periodic[dimension] && inside[dimension] != coordinates[dimension]) {
        throw MpjErrors.argument(
            "MPI_Cart_rank", "coordinate " + coordinates[dimension] + " is off the grid");
      }
    }
    try {
      return (int) MpjTopologyFunctions.RANK.handle().invokeExact(handle, inside);
    } catch (Throwable e) {
      throw MpjTopologyFunctions.RANK.failed(e);
    }
  }

  int[] coordinates(int rank) {
    try {
      return (int[]) MpjTopologyFunctions.COORDS.handle().invokeExact(handle, rank);
    } catch (Throwable e) {
      throw MpjTopologyFunctions.COORDS.failed(e);
    }
  }

  CartesianShift shift(int dimension, int distance) {
    if (dimension < 0 || dimension >= extents.length) {
      throw MpjErrors.argument(
          "MPI_Cart_shift", "no dimension " + dimension + " on a grid of " + extents.length);
    }
    int moved = periodic[dimension] ? distance % extents[dimension] : distance;
    try {
      Object partners = MpjTopologyFunctions.SHIFT.handle().invokeExact(handle, dimension, moved);
      int source = (int) MpjTopologyFunctions.SHIFT_SOURCE.invokeExact(partners);
      int destination = (int) MpjTopologyFunctions.SHIFT_DESTINATION.invokeExact(partners);
      return new CartesianShift(partner(source), partner(destination));
    } catch (Throwable e) {
      throw MpjTopologyFunctions.SHIFT.failed(e);
    }
  }

  /** MPJ Express says -1 beyond an edge. */
  private static int partner(int rank) {
    return rank < 0 ? PointToPointMessages.PROC_NULL : rank;
  }

  NeighborRanks neighbors() {
    int[] neighbors = new int[2 * extents.length];
    for (int dimension = 0; dimension < extents.length; dimension++) {
      CartesianShift shift = shift(dimension, 1);
      neighbors[2 * dimension] = shift.source();
      neighbors[2 * dimension + 1] = shift.destination();
    }
    return new NeighborRanks(neighbors, neighbors.clone());
  }
}
