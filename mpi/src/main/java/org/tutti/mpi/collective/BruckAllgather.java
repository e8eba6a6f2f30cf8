package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/**
 * Allgather in ceil(log2 p) rounds: each round doubles the number of blocks held, counted from the
 * rank's own (Bruck, Ho, Kipnis, Upfal and Weathersby, 1997).
 */
final class BruckAllgather {
  private BruckAllgather() {}

  /** {@code length} is the block of one process in bytes. */
  static void allgather(
      Transport transport,
      Scratch scratch,
      ByteBuffer send,
      ByteBuffer receive,
      int length,
      int tag) {
    int size = transport.size();
    int rank = transport.rank();
    ByteBuffer blocks = scratch.first(size * length);
    blocks.put(0, send, 0, length);
    for (int held = 1; held < size; held <<= 1) {
      int bytes = Math.min(held, size - held) * length;
      int behind = (rank - held + size) % size;
      int ahead = (rank + held) % size;
      transport.sendrecv(blocks, 0, bytes, behind, tag, blocks, held * length, bytes, ahead, tag);
    }
    int wrap = size - rank;
    receive.put(rank * length, blocks, 0, wrap * length);
    receive.put(0, blocks, wrap * length, rank * length);
  }
}
