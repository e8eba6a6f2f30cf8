package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

/** Reduction up a binomial tree; every predefined operator commutes, so any order will do. */
final class BinomialReduce {
  private BinomialReduce() {}

  static void reduce(
      Transport transport,
      Scratch scratch,
      ByteBuffer send,
      ByteBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root,
      int tag) {
    int size = transport.size();
    int relative = (transport.rank() - root + size) % size;
    int length = count * datatype.bytes();
    ByteBuffer sum = relative == 0 ? receive : scratch.first(length);
    ByteBuffer incoming = scratch.second(length);
    sum.put(0, send, 0, length);
    for (int mask = 1; mask < size; mask <<= 1) {
      if ((relative & mask) != 0) {
        transport.send(sum, 0, length, (relative - mask + root) % size, tag);
        return;
      }
      int child = relative + mask;
      if (child < size) {
        transport.receive(incoming, 0, length, (child + root) % size, tag);
        Reduction.apply(op, datatype, incoming, 0, sum, 0, count);
      }
    }
  }
}
