package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.TypedBlocks;

/** Operations among neighbors: checks their arguments and records their steps. */
final class NeighborOperations {
  private final ProcessTopology topology;
  private final ByteBlocks outgoing = new ByteBlocks();
  private final ByteBlocks incoming = new ByteBlocks();

  NeighborOperations(ProcessTopology topology) {
    this.topology = topology;
  }

  void neighborAllgather(
      Schedule schedule, MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    String function = "neighbor_allgather";
    ByteBuffer from = ArgumentChecks.bytes(function, send, 1, count, datatype);
    ByteBuffer into = ArgumentChecks.bytes(function, receive, topology.indegree(), count, datatype);
    int length = count * datatype.bytes();
    exchange(schedule, from, outgoing.repeated(length), into, incoming.packed(length));
  }

  void neighborAllgatherv(
      Schedule schedule,
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype) {
    String function = "neighbor_allgatherv";
    ByteBuffer from = ArgumentChecks.bytes(function, send, 1, count, datatype);
    ByteBuffer into =
        ArgumentChecks.bytes(function, receive, blocks, datatype, topology.indegree());
    int width = datatype.bytes();
    exchange(schedule, from, outgoing.repeated(count * width), into, incoming.of(blocks, width));
  }

  void neighborAlltoall(
      Schedule schedule, MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    String function = "neighbor_alltoall";
    ByteBuffer from = ArgumentChecks.bytes(function, send, topology.outdegree(), count, datatype);
    ByteBuffer into = ArgumentChecks.bytes(function, receive, topology.indegree(), count, datatype);
    int length = count * datatype.bytes();
    exchange(schedule, from, outgoing.packed(length), into, incoming.packed(length));
  }

  void neighborAlltoallv(
      Schedule schedule,
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype) {
    String function = "neighbor_alltoallv";
    ByteBuffer from =
        ArgumentChecks.bytes(function, send, sendBlocks, datatype, topology.outdegree());
    ByteBuffer into =
        ArgumentChecks.bytes(function, receive, receiveBlocks, datatype, topology.indegree());
    int width = datatype.bytes();
    exchange(
        schedule, from, outgoing.of(sendBlocks, width), into, incoming.of(receiveBlocks, width));
  }

  void neighborAlltoallw(
      Schedule schedule,
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    String function = "neighbor_alltoallw";
    ByteBuffer from = ArgumentChecks.bytes(function, send, sendBlocks, topology.outdegree());
    ByteBuffer into = ArgumentChecks.bytes(function, receive, receiveBlocks, topology.indegree());
    exchange(schedule, from, outgoing.of(sendBlocks), into, incoming.of(receiveBlocks));
  }

  private void exchange(
      Schedule schedule, ByteBuffer from, ByteBlocks out, ByteBuffer into, ByteBlocks in) {
    NeighborExchange.exchange(schedule, topology, from, out, into, in);
  }
}
