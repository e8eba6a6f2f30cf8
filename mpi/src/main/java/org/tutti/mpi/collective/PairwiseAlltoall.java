package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/** All-to-all in p - 1 exchanges, each with the partners at one more distance. */
final class PairwiseAlltoall {
  private PairwiseAlltoall() {}

  static void alltoall(
      Steps steps,
      ByteBuffer send,
      ByteBlocks sendBlocks,
      ByteBuffer receive,
      ByteBlocks receiveBlocks) {
    int size = steps.size();
    int rank = steps.rank();
    steps.copy(
        send,
        sendBlocks.offset(rank),
        receive,
        receiveBlocks.offset(rank),
        receiveBlocks.length(rank));
    for (int distance = 1; distance < size; distance++) {
      int to = (rank + distance) % size;
      int from = (rank - distance + size) % size;
      steps.sendrecv(
          send,
          sendBlocks.offset(to),
          sendBlocks.length(to),
          to,
          receive,
          receiveBlocks.offset(from),
          receiveBlocks.length(from),
          from);
    }
  }
}
