package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Scatter down a binomial tree: each rank gets the blocks of its whole subtree and deals out. */
final class BinomialScatter {
  private BinomialScatter() {}

  static void scatter(
      Steps steps,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root) {
    int size = steps.size();
    ArgumentChecks.root("scatter", root, size);
    int length = count * datatype.bytes();
    if (steps.rank() == root && receive == Collectives.IN_PLACE) {
      ByteBuffer both = ArgumentChecks.bytes("scatter", send, size, count, datatype);
      scatter(steps, both, both, root * length, length, root);
      return;
    }
    ByteBuffer into = ArgumentChecks.bytes("scatter", receive, 1, count, datatype);
    ByteBuffer from =
        steps.rank() == root ? ArgumentChecks.bytes("scatter", send, size, count, datatype) : into;
    scatter(steps, from, into, 0, length, root);
  }

  /** {@code length} is the block of one process, which is to begin at {@code offset}. */
  private static void scatter(
      Steps steps, ByteBuffer send, ByteBuffer receive, int offset, int length, int root) {
    int size = steps.size();
    int relative = (steps.rank() - root + size) % size;
    int held = BinomialTree.subtree(relative, size);
    ByteBuffer blocks = steps.first(length * held);
    if (relative == 0) {
      int wrap = size - root;
      steps.copy(send, root * length, blocks, 0, wrap * length);
      steps.copy(send, 0, blocks, wrap * length, root * length);
    } else {
      int parent = relative - Integer.lowestOneBit(relative);
      steps.receive(blocks, 0, held * length, (parent + root) % size);
    }
    for (int mask = Integer.highestOneBit(Math.max(1, held - 1)); mask > 0; mask >>= 1) {
      if (mask < held) {
        int dealt = Math.min(mask, held - mask);
        int child = (relative + mask + root) % size;
        steps.send(blocks, mask * length, dealt * length, child);
      }
    }
    steps.copy(blocks, 0, receive, offset, length);
  }
}
