package org.tutti.mpi.collective;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Neighborhoods;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;
import org.tutti.mpi.transport.Transport;

/** Collective operations among neighbors: all are recorded, so that all messages leave at once. */
abstract class NeighborhoodChapter extends TopologyChapter implements Neighborhoods {
  NeighborhoodChapter(Transport messages, Transport collective, ProcessTopology topology) {
    super(messages, collective, topology);
  }

  @Override
  public final void neighborAllgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    Schedule schedule = record("neighbor_allgather");
    neighboring("neighbor_allgather").allgather(schedule, send, receive, count, datatype);
    run(schedule);
  }

  @Override
  public final void neighborAllgatherv(
      MessageBuffer send, int count, MessageBuffer receive, Blocks blocks, Datatype datatype) {
    Schedule schedule = record("neighbor_allgatherv");
    neighboring("neighbor_allgatherv").allgatherv(schedule, send, count, receive, blocks, datatype);
    run(schedule);
  }

  @Override
  public final void neighborAlltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    Schedule schedule = record("neighbor_alltoall");
    neighboring("neighbor_alltoall").alltoall(schedule, send, receive, count, datatype);
    run(schedule);
  }

  @Override
  public final void neighborAlltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype) {
    Schedule schedule = record("neighbor_alltoallv");
    neighboring("neighbor_alltoallv")
        .alltoallv(schedule, send, sendBlocks, receive, receiveBlocks, datatype);
    run(schedule);
  }

  @Override
  public final void neighborAlltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    Schedule schedule = record("neighbor_alltoallw");
    neighboring("neighbor_alltoallw").alltoallw(schedule, send, sendBlocks, receive, receiveBlocks);
    run(schedule);
  }

  @Override
  public final void ineighborAllgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    neighboring("ineighbor_allgather")
        .allgather(record("ineighbor_allgather", request), send, receive, count, datatype);
    start(request);
  }

  @Override
  public final void ineighborAllgatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    neighboring("ineighbor_allgatherv")
        .allgatherv(
            record("ineighbor_allgatherv", request), send, count, receive, blocks, datatype);
    start(request);
  }

  @Override
  public final void ineighborAlltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    neighboring("ineighbor_alltoall")
        .alltoall(record("ineighbor_alltoall", request), send, receive, count, datatype);
    start(request);
  }

  @Override
  public final void ineighborAlltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    neighboring("ineighbor_alltoallv")
        .alltoallv(
            record("ineighbor_alltoallv", request),
            send,
            sendBlocks,
            receive,
            receiveBlocks,
            datatype);
    start(request);
  }

  @Override
  public final void ineighborAlltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    neighboring("ineighbor_alltoallw")
        .alltoallw(
            record("ineighbor_alltoallw", request), send, sendBlocks, receive, receiveBlocks);
    start(request);
  }

  @Override
  public final void neighborAllgatherInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    neighboring("neighbor_allgather_init")
        .allgather(record("neighbor_allgather_init", request), send, receive, count, datatype);
    keep(request);
  }

  @Override
  public final void neighborAllgathervInit(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    neighboring("neighbor_allgatherv_init")
        .allgatherv(
            record("neighbor_allgatherv_init", request), send, count, receive, blocks, datatype);
    keep(request);
  }

  @Override
  public final void neighborAlltoallInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    neighboring("neighbor_alltoall_init")
        .alltoall(record("neighbor_alltoall_init", request), send, receive, count, datatype);
    keep(request);
  }

  @Override
  public final void neighborAlltoallvInit(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    neighboring("neighbor_alltoallv_init")
        .alltoallv(
            record("neighbor_alltoallv_init", request),
            send,
            sendBlocks,
            receive,
            receiveBlocks,
            datatype);
    keep(request);
  }

  @Override
  public final void neighborAlltoallwInit(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    neighboring("neighbor_alltoallw_init")
        .alltoallw(
            record("neighbor_alltoallw_init", request), send, sendBlocks, receive, receiveBlocks);
    keep(request);
  }
}
