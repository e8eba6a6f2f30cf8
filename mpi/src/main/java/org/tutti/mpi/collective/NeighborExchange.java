package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.PointToPointMessages;

/**
 * All messages among neighbors at once, as MPI defines neighborhood collectives: to each
 * destination the message of its block, from each source the message for its block. Among several
 * messages between the same two ranks, the k-th sent is the k-th received in the order that the
 * topology gives.
 */
final class NeighborExchange {
  private NeighborExchange() {}

  static void exchange(
      Schedule schedule,
      ProcessTopology topology,
      ByteBuffer send,
      ByteBlocks sendBlocks,
      ByteBuffer receive,
      ByteBlocks receiveBlocks) {
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
