package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/**
 * Prefix reductions by recursive doubling: partners exchange the reduction over their group so far,
 * and the higher one takes it into its own prefix.
 */
final class RecursiveDoublingScan {
  private RecursiveDoublingScan() {}

  static void scan(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op) {
    ArgumentChecks.operator("scan", op, datatype, steps.library());
    ByteBuffer into = ArgumentChecks.bytes("scan", receive, 1, count, datatype);
    ByteBuffer from = ArgumentChecks.bytesOrInPlace("scan", send, into, count, datatype);
    steps.copy(from, 0, into, 0, count * datatype.bytes());
    prefix(steps, from, into, count, datatype, op, true);
  }

  static void exscan(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op) {
    ArgumentChecks.operator("exscan", op, datatype, steps.library());
    ByteBuffer into = ArgumentChecks.bytes("exscan", receive, 1, count, datatype);
    ByteBuffer from = ArgumentChecks.bytesOrInPlace("exscan", send, into, count, datatype);
    prefix(steps, from, into, count, datatype, op, false);
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
