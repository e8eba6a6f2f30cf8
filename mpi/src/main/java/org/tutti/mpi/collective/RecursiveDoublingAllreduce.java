package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

/**
 * Allreduce by recursive doubling. Where p is not a power of two, the first ranks fold into their
 * neighbors before and get the result from them after. All ranks end with the same bits, since both
 * partners of an exchange apply the operator to the same two values.
 */
final class RecursiveDoublingAllreduce {
  private RecursiveDoublingAllreduce() {}

  static void allreduce(
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
    int doubling = Integer.highestOneBit(size);
    int folded = size - doubling;
    ByteBuffer incoming = scratch.second(length);
    receive.put(0, send, 0, length);
    if (rank < 2 * folded && rank % 2 == 0) {
      transport.send(receive, 0, length, rank + 1, tag);
      transport.receive(receive, 0, length, rank + 1, tag);
      return;
    }
    if (rank < 2 * folded) {
      transport.receive(incoming, 0, length, rank - 1, tag);
      Reduction.apply(op, datatype, incoming, 0, receive, 0, count);
    }
    int position = rank < 2 * folded ? rank / 2 : rank - folded;
    for (int mask = 1; mask < doubling; mask <<= 1) {
      int other = position ^ mask;
      int partner = other < folded ? 2 * other + 1 : other + folded;
      transport.sendrecv(receive, 0, length, partner, tag, incoming, 0, length, partner, tag);
      Reduction.apply(op, datatype, incoming, 0, receive, 0, count);
    }
    if (rank < 2 * folded) {
      transport.send(receive, 0, length, rank - 1, tag);
    }
  }
}
