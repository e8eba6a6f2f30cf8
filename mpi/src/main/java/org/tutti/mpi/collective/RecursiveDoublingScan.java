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
      Steps steps, ByteBuffer send, ByteBuffer receive, int count, Datatype datatype, ReduceOp op) {
    steps.copy(send, 0, receive, 0, count * datatype.bytes());
    prefix(steps, send, receive, count, datatype, op, true);
  }

  static void exscan(
      Steps steps, ByteBuffer send, ByteBuffer receive, int count, Datatype datatype, ReduceOp op) {
    prefix(steps, send, receive, count, datatype, op, false);
  }

  private static void prefix(
      Steps steps,
      ByteBuffer send,
      ByteBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      boolean started) {
    int rank = steps.rank();
    int length = count * datatype.bytes();
    ByteBuffer group = steps.first(length);
    ByteBuffer incoming = steps.second(length);
    boolean holds = started;
    steps.copy(send, 0, group, 0, length);
    for (int mask = 1; mask < steps.size(); mask <<= 1) {
      int partner = rank ^ mask;
      if (partner < steps.size()) {
        steps.sendrecv(group, 0, length, partner, incoming, 0, length, partner);
        steps.reduce(op, datatype, incoming, group, count);
        if (partner < rank && holds) {
          steps.reduce(op, datatype, incoming, receive, count);
        } else if (partner < rank) {
          steps.copy(incoming, 0, receive, 0, length);
          holds = true;
        }
      }
    }
  }
}
