package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/** All-to-all in p - 1 exchanges, each with the partners at one more distance. */
final class PairwiseAlltoall {
  private PairwiseAlltoall() {}

  /** {@code length} is the block for one process in bytes. */
  static void alltoall(
      Transport transport, ByteBuffer send, ByteBuffer receive, int length, int tag) {
    int size = transport.size();
    int rank = transport.rank();
    receive.put(rank * length, send, rank * length, length);
    for (int distance = 1; distance < size; distance++) {
      int to = (rank + distance) % size;
      int from = (rank - distance + size) % size;
      transport.sendrecv(
          send, to * length, length, to, tag, receive, from * length, length, from, tag);
    }
  }
}
