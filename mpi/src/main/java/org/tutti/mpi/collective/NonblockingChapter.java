package org.tutti.mpi.collective;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.NonblockingCollectives;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;
import org.tutti.mpi.transport.Transport;

/** Collective operations, recorded and started. */
abstract class NonblockingChapter extends CollectiveChapter implements NonblockingCollectives {
  NonblockingChapter(Transport messages, Transport collective) {
    super(messages, collective);
  }

  @Override
  public final void ibarrier(Request request) {
    DisseminationBarrier.barrier(record("ibarrier", request));
    start(request);
  }

  @Override
  public final void ibcast(
      MessageBuffer buffer, int count, Datatype datatype, int root, Request request) {
    rooted().bcast(record("ibcast", request), buffer, count, datatype, root);
    start(request);
  }

  @Override
  public final void ireduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root,
      Request request) {
    rooted().reduce(record("ireduce", request), send, receive, count, datatype, op, root);
    start(request);
  }

  @Override
  public final void iallreduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    reducing().allreduce(record("iallreduce", request), send, receive, count, datatype, op);
    start(request);
  }

  @Override
  public final void igather(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    rooted().gather(record("igather", request), send, receive, count, datatype, root);
    start(request);
  }

  @Override
  public final void igatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root,
      Request request) {
    rooted().gatherv(record("igatherv", request), send, count, receive, blocks, datatype, root);
    start(request);
  }

  @Override
  public final void iscatter(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    rooted().scatter(record("iscatter", request), send, receive, count, datatype, root);
    start(request);
  }

  @Override
  public final void iscatterv(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    rooted().scatterv(record("iscatterv", request), send, blocks, receive, count, datatype, root);
    start(request);
  }

  @Override
  public final void iallgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    exchanging().allgather(record("iallgather", request), send, receive, count, datatype);
    start(request);
  }

  @Override
  public final void iallgatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    exchanging().allgatherv(record("iallgatherv", request), send, count, receive, blocks, datatype);
    start(request);
  }

  @Override
  public final void ialltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    exchanging().alltoall(record("ialltoall", request), send, receive, count, datatype);
    start(request);
  }

  @Override
  public final void ialltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    exchanging()
        .alltoallv(
            record("ialltoallv", request), send, sendBlocks, receive, receiveBlocks, datatype);
    start(request);
  }

  @Override
  public final void ialltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    exchanging().alltoallw(record("ialltoallw", request), send, sendBlocks, receive, receiveBlocks);
    start(request);
  }

  @Override
  public final void iscan(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    reducing().scan(record("iscan", request), send, receive, count, datatype, op);
    start(request);
  }

  @Override
  public final void iexscan(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    reducing().exscan(record("iexscan", request), send, receive, count, datatype, op);
    start(request);
  }

  @Override
  public final void ireduceScatter(
      MessageBuffer send,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    reducing()
        .reduceScatter(record("ireduce_scatter", request), send, receive, blocks, datatype, op);
    start(request);
  }

  @Override
  public final void ireduceScatterBlock(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    reducing()
        .reduceScatterBlock(
            record("ireduce_scatter_block", request), send, receive, count, datatype, op);
    start(request);
  }
}
