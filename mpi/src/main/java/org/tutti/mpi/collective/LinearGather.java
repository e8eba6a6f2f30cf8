package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/** Gather and scatter of blocks of any lengths, which only the root knows: one by one. */
final class LinearGather {
  private LinearGather() {}

  /** The root's own block is in its place already. */
  static void atRoot(Steps steps, ByteBuffer receive, ByteBlocks blocks) {
    for (int rank = 0; rank < steps.size(); rank++) {
      if (rank != steps.rank()) {
        steps.receive(receive, blocks.offset(rank), blocks.length(rank), rank);
      }
    }
  }

  /** The root takes its own block from its place itself. */
  static void fromRoot(Steps steps, ByteBuffer send, ByteBlocks blocks) {
    for (int rank = 0; rank < steps.size(); rank++) {
      if (rank != steps.rank()) {
        steps.send(send, blocks.offset(rank), blocks.length(rank), rank);
      }
    }
  }
}
