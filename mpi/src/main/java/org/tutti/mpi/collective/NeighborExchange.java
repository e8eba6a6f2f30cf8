package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.TypedBlocks;

/**
 * All messages among neighbors at once, as MPI defines neighborhood collectives: to each
 * destination the message of its block, from each source the message for its block. Among several
 * messages between the same two ranks, the k-th sent is the k-th received in the order that the
 * topology gives.
 */
final class NeighborExchange {
  private NeighborExchange() {}

  static void neighborAllgather(
      Schedule schedule, MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    String function = "neighbor_allgather";
    ByteBuffer from = ArgumentChecks.bytes(function, send, 1, count, datatype);
    ByteBuffer into =
        ArgumentChecks.bytes(function, receive, schedule.topology().indegree(), count, datatype);
    int length = count * datatype.bytes();
    exchange(
        schedule,
        from,
        schedule.outgoing().repeated(length),
        into,
        schedule.incoming().packed(length));
  }

  static void neighborAllgatherv(
      Schedule schedule,
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype) {
    String function = "neighbor_allgatherv";
    ByteBuffer from = ArgumentChecks.bytes(function, send, 1, count, datatype);
    ByteBuffer into =
        ArgumentChecks.bytes(function, receive, blocks, datatype, schedule.topology().indegree());
    int width = datatype.bytes();
    exchange(
        schedule,
        from,
        schedule.outgoing().repeated(count * width),
        into,
        schedule.incoming().of(blocks, width));
  }

  static void neighborAlltoall(
      Schedule schedule, MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    String function = "neighbor_alltoall";
    ByteBuffer from =
        ArgumentChecks.bytes(function, send, schedule.topology().outdegree(), count, datatype);
    ByteBuffer into =
        ArgumentChecks.bytes(function, receive, schedule.topology().indegree(), count, datatype);
    int length = count * datatype.bytes();
    exchange(
        schedule,
        from,
        schedule.outgoing().packed(length),
        into,
        schedule.incoming().packed(length));
  }

  static void neighborAlltoallv(
      Schedule schedule,
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype) {
    String function = "neighbor_alltoallv";
    ByteBuffer from =
        ArgumentChecks.bytes(function, send, sendBlocks, datatype, schedule.topology().outdegree());
    ByteBuffer into =
        ArgumentChecks.bytes(
            function, receive, receiveBlocks, datatype, schedule.topology().indegree());
    int width = datatype.bytes();
    exchange(
        schedule,
        from,
        schedule.outgoing().of(sendBlocks, width),
        into,
        schedule.incoming().of(receiveBlocks, width));
  }

  static void neighborAlltoallw(
      Schedule schedule,
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    String function = "neighbor_alltoallw";
    ByteBuffer from =
        ArgumentChecks.bytes(function, send, sendBlocks, schedule.topology().outdegree());
    ByteBuffer into =
        ArgumentChecks.bytes(function, receive, receiveBlocks, schedule.topology().indegree());
    exchange(
        schedule,
        from,
        schedule.outgoing().of(sendBlocks),
        into,
        schedule.incoming().of(receiveBlocks));
  }

  private static void exchange(
      Schedule schedule,
      ByteBuffer send,
      ByteBlocks sendBlocks,
      ByteBuffer receive,
      ByteBlocks receiveBlocks) {
    ProcessTopology topology = schedule.topology();
    for (int number = 0; number < topology.indegree(); number++) {
      int block = topology.receivedAs(number);
      int source = topology.source(block);
      if (source != PointToPointMessages.PROC_NULL) {
        schedule.startReceive(
            receive, receiveBlocks.offset(block), receiveBlocks.length(block), source);
      }
    }
    for (int block = 0; block < topology.outdegree(); block++) {
      int destination = topology.destination(block);
      if (destination != PointToPointMessages.PROC_NULL) {
        schedule.startSend(send, sendBlocks.offset(block), sendBlocks.length(block), destination);
      }
    }
    schedule.fence();
  }
}
