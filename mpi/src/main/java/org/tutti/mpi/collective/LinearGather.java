package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Gather and scatter of blocks of any lengths, which only the root knows: one by one. */
final class LinearGather {
  private LinearGather() {}

  static void gatherv(
      Steps steps,
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root) {
    ArgumentChecks.root("gatherv", root, steps.size());
    int length = count * datatype.bytes();
    if (steps.rank() != root) {
      ByteBuffer from = ArgumentChecks.bytes("gatherv", send, 1, count, datatype);
      steps.send(from, 0, length, root);
      return;
    }
    ByteBuffer into = ArgumentChecks.bytes("gatherv", receive, blocks, datatype, steps.size());
    ByteBlocks byteBlocks = steps.incoming().of(blocks, datatype.bytes());
    if (send != Collectives.IN_PLACE) {
      ArgumentChecks.ownBlock("gatherv", length, byteBlocks.length(root));
      ByteBuffer from = ArgumentChecks.bytes("gatherv", send, 1, count, datatype);
      steps.copy(from, 0, into, byteBlocks.offset(root), length);
    }
    atRoot(steps, into, byteBlocks);
  }

  static void scatterv(
      Steps steps,
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root) {
    ArgumentChecks.root("scatterv", root, steps.size());
    int length = count * datatype.bytes();
    if (steps.rank() != root) {
      ByteBuffer into = ArgumentChecks.bytes("scatterv", receive, 1, count, datatype);
      steps.receive(into, 0, length, root);
      return;
    }
    ByteBuffer from = ArgumentChecks.bytes("scatterv", send, blocks, datatype, steps.size());
    ByteBlocks byteBlocks = steps.outgoing().of(blocks, datatype.bytes());
    if (receive != Collectives.IN_PLACE) {
      ArgumentChecks.ownBlock("scatterv", length, byteBlocks.length(root));
      ByteBuffer into = ArgumentChecks.bytes("scatterv", receive, 1, count, datatype);
      steps.copy(from, byteBlocks.offset(root), into, 0, length);
    }
    fromRoot(steps, from, byteBlocks);
  }

  /** The root's own block is in its place already. */
  private static void atRoot(Steps steps, ByteBuffer receive, ByteBlocks blocks) {
    for (int rank = 0; rank < steps.size(); rank++) {
      if (rank != steps.rank()) {
        steps.receive(receive, blocks.offset(rank), blocks.length(rank), rank);
      }
    }
  }

  /** The root takes its own block from its place itself. */
  private static void fromRoot(Steps steps, ByteBuffer send, ByteBlocks blocks) {
    for (int rank = 0; rank < steps.size(); rank++) {
      if (rank != steps.rank()) {
        steps.send(send, blocks.offset(rank), blocks.length(rank), rank);
      }
    }
  }
}
