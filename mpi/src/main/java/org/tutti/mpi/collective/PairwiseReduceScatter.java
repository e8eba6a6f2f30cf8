package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

/** Each rank sends every other its block and reduces its own as the others' parts come in. */
final class PairwiseReduceScatter {
  private PairwiseReduceScatter() {}

  static void reduceScatter(
      Steps steps,
      ByteBuffer send,
      ByteBlocks blocks,
      ByteBuffer receive,
      Datatype datatype,
      ReduceOp op) {
    int size = steps.size();
    int rank = steps.rank();
    int length = blocks.length(rank);
    ByteBuffer incoming = steps.second(length);
    steps.copy(send, blocks.offset(rank), receive, 0, length);
    for (int distance = 1; distance < size; distance++) {
      int to = (rank + distance) % size;
      int from = (rank - distance + size) % size;
      steps.sendrecv(send, blocks.offset(to), blocks.length(to), to, incoming, 0, length, from);
      steps.reduce(op, datatype, incoming, receive, length / datatype.bytes());
    }
  }
}
