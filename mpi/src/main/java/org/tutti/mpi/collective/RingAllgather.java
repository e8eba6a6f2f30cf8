package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Allgather of blocks of any lengths: each rank passes on to the next what it got last. */
final class RingAllgather {
  private RingAllgather() {}

  static void allgatherv(
      Steps steps,
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype) {
    String function = "allgatherv";
    int rank = steps.rank();
    ByteBuffer into = ArgumentChecks.bytes(function, receive, blocks, datatype, steps.size());
    ByteBlocks incoming = steps.incoming().of(blocks, datatype.bytes());
    if (send != Collectives.IN_PLACE) {
      int length = count * datatype.bytes();
      ByteBuffer from = ArgumentChecks.bytes(function, send, 1, count, datatype);
      ArgumentChecks.ownBlock(function, length, incoming.length(rank));
      steps.copy(from, 0, into, incoming.offset(rank), length);
    }
    allgather(steps, into, incoming);
  }

  /** The rank's own block is in its place already. */
  private static void allgather(Steps steps, ByteBuffer receive, ByteBlocks blocks) {
    int size = steps.size();
    int rank = steps.rank();
    int next = (rank + 1) % size;
    int previous = (rank - 1 + size) % size;
    for (int round = 0; round < size - 1; round++) {
      int out = (rank - round + size) % size;
      int in = (previous - round + size) % size;
      steps.sendrecv(
          receive,
          blocks.offset(out),
          blocks.length(out),
          next,
          receive,
          blocks.offset(in),
          blocks.length(in),
          previous);
    }
  }
}
