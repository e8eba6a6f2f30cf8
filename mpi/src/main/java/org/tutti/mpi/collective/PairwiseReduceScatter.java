package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

/** Each rank sends every other its block and reduces its own as the others' parts come in. */
final class PairwiseReduceScatter {
  private PairwiseReduceScatter() {}

  static void reduceScatterBlock(
      Transport transport,
      Scratch scratch,
      ByteBuffer send,
      ByteBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int tag) {
    int size = transport.size();
    int rank = transport.rank();
    int length = count * datatype.bytes();
    ByteBuffer incoming = scratch.second(length);
    receive.put(0, send, rank * length, length);
    for (int distance = 1; distance < size; distance++) {
      int to = (rank + distance) % size;
      int from = (rank - distance + size) % size;
      transport.sendrecv(send, to * length, length, to, tag, incoming, 0, length, from, tag);
      Reduction.apply(op, datatype, incoming, 0, receive, 0, count);
    }
  }
}
