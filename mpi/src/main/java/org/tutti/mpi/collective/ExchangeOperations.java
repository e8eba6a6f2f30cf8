package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.TypedBlocks;

/** Operations from all to all: checks their arguments, and takes or records their steps. */
final class ExchangeOperations {
  private final ByteBlocks outgoing = new ByteBlocks();
  private final ByteBlocks incoming = new ByteBlocks();

  void barrier(Steps steps) {
    DisseminationBarrier.barrier(steps);
  }

  void allgather(
      Steps steps, MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    ByteBuffer into = ArgumentChecks.bytes("allgather", receive, steps.size(), count, datatype);
    int length = count * datatype.bytes();
    if (send == Collectives.IN_PLACE) {
      BruckAllgather.allgather(steps, into, steps.rank() * length, into, length);
    } else {
      ByteBuffer from = ArgumentChecks.bytes("allgather", send, 1, count, datatype);
      BruckAllgather.allgather(steps, from, 0, into, length);
    }
  }

  void allgatherv(
      Steps steps,
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype) {
    String function = "allgatherv";
    int rank = steps.rank();
    ByteBuffer into = ArgumentChecks.bytes(function, receive, blocks, datatype, steps.size());
    incoming.of(blocks, datatype.bytes());
    if (send != Collectives.IN_PLACE) {
      int length = count * datatype.bytes();
      ByteBuffer from = ArgumentChecks.bytes(function, send, 1, count, datatype);
      ArgumentChecks.ownBlock(function, length, incoming.length(rank));
      steps.copy(from, 0, into, incoming.offset(rank), length);
    }
    RingAllgather.allgather(steps, into, incoming);
  }

  void alltoall(
      Steps steps, MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    int size = steps.size();
    int length = count * datatype.bytes();
    ByteBuffer into = ArgumentChecks.bytes("alltoall", receive, size, count, datatype);
    ByteBuffer from =
        send == Collectives.IN_PLACE
            ? Local.saved(steps, into, size * length)
            : ArgumentChecks.bytes("alltoall", send, size, count, datatype);
    PairwiseAlltoall.alltoall(steps, from, outgoing.packed(length), into, incoming.packed(length));
  }

  void alltoallv(
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
    incoming.of(receiveBlocks, width);
    if (send == Collectives.IN_PLACE) {
      inPlace(steps, into, (int) receiveBlocks.extent() * width);
    } else {
      ByteBuffer from = ArgumentChecks.bytes(function, send, sendBlocks, datatype, size);
      exchange(function, steps, from, outgoing.of(sendBlocks, width), into);
    }
  }

  void alltoallw(
      Steps steps,
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    String function = "alltoallw";
    int size = steps.size();
    ByteBuffer into = ArgumentChecks.bytes(function, receive, receiveBlocks, size);
    incoming.of(receiveBlocks);
    if (send == Collectives.IN_PLACE) {
      inPlace(steps, into, (int) receiveBlocks.extent());
    } else {
      ByteBuffer from = ArgumentChecks.bytes(function, send, sendBlocks, size);
      exchange(function, steps, from, outgoing.of(sendBlocks), into);
    }
  }

  private void exchange(
      String function, Steps steps, ByteBuffer from, ByteBlocks blocks, ByteBuffer into) {
    int rank = steps.rank();
    ArgumentChecks.ownBlock(function, blocks.length(rank), incoming.length(rank));
    PairwiseAlltoall.alltoall(steps, from, blocks, into, incoming);
  }

  private void inPlace(Steps steps, ByteBuffer both, int length) {
    PairwiseAlltoall.alltoall(steps, Local.saved(steps, both, length), incoming, both, incoming);
  }
}
