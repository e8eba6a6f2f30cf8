package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/**
 * In round k, each rank sends to the rank 2^k ahead and receives from the rank 2^k behind; after
 * ceil(log2 p) rounds, every rank knows that all have arrived (Hensgen, Finkel and Manber, 1988).
 */
final class DisseminationBarrier {
  private static final ByteBuffer EMPTY = ByteBuffer.allocate(0);

  private DisseminationBarrier() {}

  static void barrier(Steps steps) {
    int rank = steps.rank();
    int size = steps.size();
    for (int distance = 1; distance < size; distance <<= 1) {
      int ahead = (rank + distance) % size;
      int behind = (rank - distance + size) % size;
      steps.sendrecv(EMPTY, 0, 0, ahead, EMPTY, 0, 0, behind);
    }
  }
}
