package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/** Allgather of blocks of any lengths: each rank passes on to the next what it got last. */
final class RingAllgather {
  private RingAllgather() {}

  /** The rank's own block is in its place already. */
  static void allgather(Steps steps, ByteBuffer receive, ByteBlocks blocks) {
    int size = steps.size();
    int rank = steps.rank();
    int next = (rank + 1) % size;
    int previous = (rank - 1 + size) % size;
    for (int round = 0; round < size - 1; round++) {
      int out = (rank - round + size) % size;
      int in = (previous - round + size) % size;
      steps.sendrecv(
          receive,
          blocks.offset(out),
          blocks.length(out),
          next,
          receive,
          blocks.offset(in),
          blocks.length(in),
          previous);
    }
  }
}
