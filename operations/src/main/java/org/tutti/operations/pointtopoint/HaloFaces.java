package org.tutti.operations.pointtopoint;

import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.neighborhood.GridExtents;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/**
 * The faces of a rank's part of a periodic grid, whose ranks are numbered with the last coordinate
 * changing first. Face {@code 2 d} is toward lower coordinates of dimension {@code d}, face {@code
 * 2 d + 1} toward higher ones; each has a block in both buffers.
 */
final class HaloFaces {
  private final int[] neighbors;

  private HaloFaces(int[] neighbors) {
    this.neighbors = neighbors;
  }

  /** The faces of {@code rank} on a grid as even as it can be. */
  static HaloFaces of(int rank, int processes, int dimensions) {
    int[] extents = GridExtents.of(processes, dimensions);
    int[] neighbors = new int[2 * dimensions];
    int stride = processes;
    for (int dimension = 0; dimension < dimensions; dimension++) {
      int extent = extents[dimension];
      stride /= extent;
      int coordinate = rank / stride % extent;
      int origin = rank - coordinate * stride;
      neighbors[2 * dimension] = origin + (coordinate + extent - 1) % extent * stride;
      neighbors[2 * dimension + 1] = origin + (coordinate + 1) % extent * stride;
    }
    return new HaloFaces(neighbors);
  }

  int count() {
    return neighbors.length;
  }

  /** The rank behind a face. */
  int neighbor(int face) {
    return neighbors[face];
  }

  /** The face on the other side of the same dimension. */
  static int opposite(int face) {
    return face ^ 1;
  }

  /** The blocks of a buffer, one for each face. */
  MessageBuffer[] blocks(MessageBuffer buffer, Message message) {
    MessageBuffer[] blocks = new MessageBuffer[neighbors.length];
    for (int face = 0; face < blocks.length; face++) {
      blocks[face] = buffer.slice(message.elements(face), message.count());
    }
    return blocks;
  }

  /** What lies behind a face is the block of the neighbor's opposite face. */
  void arrivals(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    for (int face = 0; face < neighbors.length; face++) {
      arrivals.block(place.elements(face), count, neighbors[face], place.elements(opposite(face)));
    }
  }
}
