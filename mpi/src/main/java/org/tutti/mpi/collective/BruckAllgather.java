package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * Allgather in ceil(log2 p) rounds: each round doubles the number of blocks held, counted from the
 * rank's own (Bruck, Ho, Kipnis, Upfal and Weathersby, 1997).
 */
final class BruckAllgather {
  private BruckAllgather() {}

  static void allgather(
      Steps steps, MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    ByteBuffer into = ArgumentChecks.bytes("allgather", receive, steps.size(), count, datatype);
    int length = count * datatype.bytes();
    if (send == Collectives.IN_PLACE) {
      allgather(steps, into, steps.rank() * length, into, length);
    } else {
      ByteBuffer from = ArgumentChecks.bytes("allgather", send, 1, count, datatype);
      allgather(steps, from, 0, into, length);
    }
  }

  /** {@code length} is the block of one process, which begins at {@code offset}. */
  private static void allgather(
      Steps steps, ByteBuffer send, int offset, ByteBuffer receive, int length) {
    int size = steps.size();
    int rank = steps.rank();
    ByteBuffer blocks = steps.first(size * length);
    steps.copy(send, offset, blocks, 0, length);
    for (int held = 1; held < size; held <<= 1) {
      int bytes = Math.min(held, size - held) * length;
      int behind = (rank - held + size) % size;
      int ahead = (rank + held) % size;
      steps.sendrecv(blocks, 0, bytes, behind, blocks, held * length, bytes, ahead);
    }
    int wrap = size - rank;
    steps.copy(blocks, 0, receive, rank * length, wrap * length);
    steps.copy(blocks, wrap * length, receive, 0, rank * length);
  }
}
