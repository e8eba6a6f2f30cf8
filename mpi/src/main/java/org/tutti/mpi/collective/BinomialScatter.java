package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/** Scatter down a binomial tree: each rank gets the blocks of its whole subtree and deals out. */
final class BinomialScatter {
  private BinomialScatter() {}

  /** {@code length} is the block of one process in bytes. */
  static void scatter(
      Transport transport,
      Scratch scratch,
      ByteBuffer send,
      ByteBuffer receive,
      int length,
      int root,
      int tag) {
    int size = transport.size();
    int relative = (transport.rank() - root + size) % size;
    int held = BinomialTree.subtree(relative, size);
    ByteBuffer blocks = scratch.first(length * held);
    if (relative == 0) {
      int wrap = size - root;
      blocks.put(0, send, root * length, wrap * length);
      blocks.put(wrap * length, send, 0, root * length);
    } else {
      int parent = relative - Integer.lowestOneBit(relative);
      transport.receive(blocks, 0, held * length, (parent + root) % size, tag);
    }
    for (int mask = Integer.highestOneBit(Math.max(1, held - 1)); mask > 0; mask >>= 1) {
      if (mask < held) {
        int dealt = Math.min(mask, held - mask);
        int child = (relative + mask + root) % size;
        transport.send(blocks, mask * length, dealt * length, child, tag);
      }
    }
    receive.put(0, blocks, 0, length);
  }
}
