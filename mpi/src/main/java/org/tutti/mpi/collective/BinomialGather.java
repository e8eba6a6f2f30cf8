package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/** Gather up a binomial tree: each rank passes on the blocks of the whole subtree below it. */
final class BinomialGather {
  private BinomialGather() {}

  /** {@code length} is the block of one process in bytes. */
  static void gather(
      Transport transport,
      Scratch scratch,
      ByteBuffer send,
      ByteBuffer receive,
      int length,
      int root,
      int tag) {
    int size = transport.size();
    int relative = (transport.rank() - root + size) % size;
    ByteBuffer blocks = scratch.first(length * BinomialTree.subtree(relative, size));
    blocks.put(0, send, 0, length);
    for (int mask = 1; mask < size; mask <<= 1) {
      if ((relative & mask) != 0) {
        int held = Math.min(mask, size - relative);
        transport.send(blocks, 0, held * length, (relative - mask + root) % size, tag);
        return;
      }
      int child = relative + mask;
      if (child < size) {
        int held = Math.min(mask, size - child);
        transport.receive(blocks, mask * length, held * length, (child + root) % size, tag);
      }
    }
    int wrap = size - root;
    receive.put(root * length, blocks, 0, wrap * length);
    receive.put(0, blocks, wrap * length, root * length);
  }
}
