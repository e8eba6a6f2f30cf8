package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.TypedBlocks;

/** All-to-all in p - 1 exchanges, each with the partners at one more distance. */
final class PairwiseAlltoall {
  private PairwiseAlltoall() {}

  static void alltoall(
      Steps steps, MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    int size = steps.size();
    int length = count * datatype.bytes();
    ByteBuffer into = ArgumentChecks.bytes("alltoall", receive, size, count, datatype);
    ByteBuffer from =
        send == Collectives.IN_PLACE
            ? Local.saved(steps, into, size * length)
            : ArgumentChecks.bytes("alltoall", send, size, count, datatype);
    exchange(steps, from, steps.outgoing().packed(length), into, steps.incoming().packed(length));
  }

  static void alltoallv(
      Steps steps,
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype) {
    String function = "alltoallv";
    int size = steps.size();
    int width = datatype.bytes();
    ByteBuffer into = ArgumentChecks.bytes(function, receive, receiveBlocks, datatype, size);
    steps.incoming().of(receiveBlocks, width);
    if (send == Collectives.IN_PLACE) {
      inPlace(steps, into, (int) receiveBlocks.extent() * width);
    } else {
      ByteBuffer from = ArgumentChecks.bytes(function, send, sendBlocks, datatype, size);
      steps.outgoing().of(sendBlocks, width);
      separately(function, steps, from, into);
    }
  }

  static void alltoallw(
      Steps steps,
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    String function = "alltoallw";
    int size = steps.size();
    ByteBuffer into = ArgumentChecks.bytes(function, receive, receiveBlocks, size);
    steps.incoming().of(receiveBlocks);
    if (send == Collectives.IN_PLACE) {
      inPlace(steps, into, (int) receiveBlocks.extent());
    } else {
      ByteBuffer from = ArgumentChecks.bytes(function, send, sendBlocks, size);
      steps.outgoing().of(sendBlocks);
      separately(function, steps, from, into);
    }
  }

  private static void separately(String function, Steps steps, ByteBuffer from, ByteBuffer into) {
    ByteBlocks out = steps.outgoing();
    ByteBlocks in = steps.incoming();
    ArgumentChecks.ownBlock(function, out.length(steps.rank()), in.length(steps.rank()));
    exchange(steps, from, out, into, in);
  }

  private static void inPlace(Steps steps, ByteBuffer both, int length) {
    ByteBlocks blocks = steps.incoming();
    exchange(steps, Local.saved(steps, both, length), blocks, both, blocks);
  }

  private static void exchange(
      Steps steps,
      ByteBuffer send,
      ByteBlocks sendBlocks,
      ByteBuffer receive,
      ByteBlocks receiveBlocks) {
    int size = steps.size();
    int rank = steps.rank();
    steps.copy(
        send,
        sendBlocks.offset(rank),
        receive,
        receiveBlocks.offset(rank),
        receiveBlocks.length(rank));
    for (int distance = 1; distance < size; distance++) {
      int to = (rank + distance) % size;
      int from = (rank - distance + size) % size;
      steps.sendrecv(
          send,
          sendBlocks.offset(to),
          sendBlocks.length(to),
          to,
          receive,
          receiveBlocks.offset(from),
          receiveBlocks.length(from),
          from);
    }
  }
}
