package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/**
 * Allgather in ceil(log2 p) rounds: each round doubles the number of blocks held, counted from the
 * rank's own (Bruck, Ho, Kipnis, Upfal and Weathersby, 1997).
 */
final class BruckAllgather {
  private BruckAllgather() {}

  /** {@code length} is the block of one process, which begins at {@code offset}. */
  static void allgather(Steps steps, ByteBuffer send, int offset, ByteBuffer receive, int length) {
    int size = steps.size();
    int rank = steps.rank();
    ByteBuffer blocks = steps.first(size * length);
    steps.copy(send, offset, blocks, 0, length);
    for (int held = 1; held < size; held <<= 1) {
      int bytes = Math.min(held, size - held) * length;
      int behind = (rank - held + size) % size;
      int ahead = (rank + held) % size;
      steps.sendrecv(blocks, 0, bytes, behind, blocks, held * length, bytes, ahead);
    }
    int wrap = size - rank;
    steps.copy(blocks, 0, receive, rank * length, wrap * length);
    steps.copy(blocks, wrap * length, receive, 0, rank * length);
  }
}
