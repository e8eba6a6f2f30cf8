package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/** Reduction up a binomial tree; every predefined operator commutes, so any order will do. */
final class BinomialReduce {
  private BinomialReduce() {}

  static void reduce(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root) {
    ArgumentChecks.root("reduce", root, steps.size());
    ArgumentChecks.operator("reduce", op, datatype, steps.library());
    boolean isRoot = steps.rank() == root;
    ByteBuffer into = ArgumentChecks.bytes("reduce", isRoot ? receive : send, 1, count, datatype);
    ByteBuffer from =
        isRoot && send != Collectives.IN_PLACE
            ? ArgumentChecks.bytes("reduce", send, 1, count, datatype)
            : into;
    reduce(steps, from, into, count, datatype, op, root);
  }

  private static void reduce(
      Steps steps,
      ByteBuffer send,
      ByteBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root) {
    int size = steps.size();
    int relative = (steps.rank() - root + size) % size;
    int length = count * datatype.bytes();
    ByteBuffer sum = relative == 0 ? receive : steps.first(length);
    ByteBuffer incoming = steps.second(length);
    steps.copy(send, 0, sum, 0, length);
    for (int mask = 1; mask < size; mask <<= 1) {
      if ((relative & mask) != 0) {
        steps.send(sum, 0, length, (relative - mask + root) % size);
        return;
      }
      int child = relative + mask;
      if (child < size) {
        steps.receive(incoming, 0, length, (child + root) % size);
        steps.reduce(op, datatype, incoming, sum, count);
      }
    }
  }
}
