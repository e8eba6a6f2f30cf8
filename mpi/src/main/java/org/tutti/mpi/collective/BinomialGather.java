package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Gather up a binomial tree: each rank passes on the blocks of the whole subtree below it. */
final class BinomialGather {
  private BinomialGather() {}

  static void gather(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root) {
    int size = steps.size();
    ArgumentChecks.root("gather", root, size);
    int length = count * datatype.bytes();
    if (steps.rank() == root && send == Collectives.IN_PLACE) {
      ByteBuffer both = ArgumentChecks.bytes("gather", receive, size, count, datatype);
      gather(steps, both, root * length, both, length, root);
      return;
    }
    ByteBuffer from = ArgumentChecks.bytes("gather", send, 1, count, datatype);
    ByteBuffer into =
        steps.rank() == root
            ? ArgumentChecks.bytes("gather", receive, size, count, datatype)
            : from;
    gather(steps, from, 0, into, length, root);
  }

  /** {@code length} is the block of one process, which begins at {@code offset}. */
  private static void gather(
      Steps steps, ByteBuffer send, int offset, ByteBuffer receive, int length, int root) {
    int size = steps.size();
    int relative = (steps.rank() - root + size) % size;
    ByteBuffer blocks = steps.first(length * BinomialTree.subtree(relative, size));
    steps.copy(send, offset, blocks, 0, length);
    for (int mask = 1; mask < size; mask <<= 1) {
      if ((relative & mask) != 0) {
        int held = Math.min(mask, size - relative);
        steps.send(blocks, 0, held * length, (relative - mask + root) % size);
        return;
      }
      int child = relative + mask;
      if (child < size) {
        int held = Math.min(mask, size - child);
        steps.receive(blocks, mask * length, held * length, (child + root) % size);
      }
    }
    int wrap = size - root;
    steps.copy(blocks, 0, receive, root * length, wrap * length);
    steps.copy(blocks, wrap * length, receive, 0, root * length);
  }
}
