package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

/**
 * Prefix reductions by recursive doubling: partners exchange the reduction over their group so far,
 * and the higher one takes it into its own prefix.
 */
final class RecursiveDoublingScan {
  private RecursiveDoublingScan() {}

  static void scan(
      Transport transport,
      Scratch scratch,
      ByteBuffer send,
      ByteBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int tag) {
    receive.put(0, send, 0, count * datatype.bytes());
    prefix(transport, scratch, send, receive, count, datatype, op, true, tag);
  }

  static void exscan(
      Transport transport,
      Scratch scratch,
      ByteBuffer send,
      ByteBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int tag) {
    prefix(transport, scratch, send, receive, count, datatype, op, false, tag);
  }

  private static void prefix(
      Transport transport,
      Scratch scratch,
      ByteBuffer send,
      ByteBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      boolean started,
      int tag) {
    int rank = transport.rank();
    int length = count * datatype.bytes();
    ByteBuffer group = scratch.first(length);
    ByteBuffer incoming = scratch.second(length);
    boolean holds = started;
    group.put(0, send, 0, length);
    for (int mask = 1; mask < transport.size(); mask <<= 1) {
      int partner = rank ^ mask;
      if (partner < transport.size()) {
        transport.sendrecv(group, 0, length, partner, tag, incoming, 0, length, partner, tag);
        Reduction.apply(op, datatype, incoming, 0, group, 0, count);
        if (partner < rank && holds) {
          Reduction.apply(op, datatype, incoming, 0, receive, 0, count);
        } else if (partner < rank) {
          receive.put(0, incoming, 0, length);
          holds = true;
        }
      }
    }
  }
}
