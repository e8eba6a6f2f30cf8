package org.tutti.mpi;

import java.util.Arrays;

/**
 * The neighbors of a process in its communicator's topology, in the order in which neighborhood
 * collectives take their blocks. Each is a rank or {@link PointToPointMessages#PROC_NULL}; a rank
 * may stand there several times.
 *
 * @param sources whom the process receives from
 * @param destinations whom it sends to
 */
public record NeighborRanks(int[] sources, int[] destinations) {
  @Override
  public String toString() {
    return Arrays.toString(sources) + " to this to " + Arrays.toString(destinations);
  }
}
