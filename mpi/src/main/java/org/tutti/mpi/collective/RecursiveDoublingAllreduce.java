package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/**
 * Allreduce by recursive doubling. Where p is not a power of two, the first ranks fold into their
 * neighbors before and get the result from them after. All ranks end with the same bits, since both
 * partners of an exchange apply the operator to the same two values.
 */
final class RecursiveDoublingAllreduce {
  private RecursiveDoublingAllreduce() {}

  static void allreduce(
      Steps steps,
      MessageBuffer from,
      MessageBuffer into,
      int count,
      Datatype datatype,
      ReduceOp op) {
    ArgumentChecks.operator("allreduce", op, datatype, steps.library());
    ByteBuffer receive = ArgumentChecks.bytes("allreduce", into, 1, count, datatype);
    ByteBuffer send = ArgumentChecks.bytesOrInPlace("allreduce", from, receive, count, datatype);
    int size = steps.size();
    int rank = steps.rank();
    int length = count * datatype.bytes();
    int doubling = Integer.highestOneBit(size);
    int folded = size - doubling;
    ByteBuffer incoming = steps.second(length);
    steps.copy(send, 0, receive, 0, length);
    if (rank < 2 * folded && rank % 2 == 0) {
      steps.send(receive, 0, length, rank + 1);
      steps.receive(receive, 0, length, rank + 1);
      return;
    }
    if (rank < 2 * folded) {
      steps.receive(incoming, 0, length, rank - 1);
      steps.reduce(op, datatype, incoming, receive, count);
    }
    int position = rank < 2 * folded ? rank / 2 : rank - folded;
    for (int mask = 1; mask < doubling; mask <<= 1) {
      int other = position ^ mask;
      int partner = other < folded ? 2 * other + 1 : other + folded;
      steps.sendrecv(receive, 0, length, partner, incoming, 0, length, partner);
      steps.reduce(op, datatype, incoming, receive, count);
    }
    if (rank < 2 * folded) {
      steps.send(receive, 0, length, rank - 1);
    }
  }
}
