package org.tutti.mpi.natives;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.NonblockingCollectives;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;

/** Nonblocking collectives; {@link CollectiveCalls} tells what a call consists of. */
interface NativeNonblockingCollectives extends NonblockingCollectives, NativeHandle {
  @Override
  default void ibarrier(Request request) {
    CollectiveCalls.barrier(NonblockingCollectiveFunctions.IBARRIER, this, request);
  }

  @Override
  default void ibcast(
      MessageBuffer buffer, int count, Datatype datatype, int root, Request request) {
    CollectiveCalls.bcast(
        NonblockingCollectiveFunctions.IBCAST, this, buffer, count, datatype, root, request);
  }

  @Override
  default void ireduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root,
      Request request) {
    CollectiveCalls.reduce(
        NonblockingCollectiveFunctions.IREDUCE,
        this,
        send,
        receive,
        count,
        datatype,
        op,
        root,
        request);
  }

  @Override
  default void iallreduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    CollectiveCalls.reduceAlike(
        NonblockingCollectiveFunctions.IALLREDUCE,
        this,
        send,
        receive,
        count,
        datatype,
        op,
        request);
  }

  @Override
  default void igather(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    CollectiveCalls.gather(
        NonblockingCollectiveFunctions.IGATHER,
        this,
        send,
        receive,
        count,
        datatype,
        root,
        request);
  }

  @Override
  default void igatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root,
      Request request) {
    CollectiveCalls.gatherv(
        NonblockingCollectiveFunctions.IGATHERV,
        this,
        send,
        count,
        receive,
        blocks,
        datatype,
        root,
        request);
  }

  @Override
  default void iscatter(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    CollectiveCalls.scatter(
        NonblockingCollectiveFunctions.ISCATTER,
        this,
        send,
        receive,
        count,
        datatype,
        root,
        request);
  }

  @Override
  default void iscatterv(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    CollectiveCalls.scatterv(
        NonblockingCollectiveFunctions.ISCATTERV,
        this,
        send,
        blocks,
        receive,
        count,
        datatype,
        root,
        request);
  }

  @Override
  default void iallgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    CollectiveCalls.allgather(
        NonblockingCollectiveFunctions.IALLGATHER, this, send, receive, count, datatype, request);
  }

  @Override
  default void iallgatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    CollectiveCalls.allgatherv(
        NonblockingCollectiveFunctions.IALLGATHERV,
        this,
        send,
        count,
        receive,
        blocks,
        datatype,
        request);
  }

  @Override
  default void ialltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    CollectiveCalls.alltoall(
        NonblockingCollectiveFunctions.IALLTOALL, this, send, receive, count, datatype, request);
  }

  @Override
  default void ialltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    CollectiveCalls.alltoallv(
        NonblockingCollectiveFunctions.IALLTOALLV,
        this,
        send,
        sendBlocks,
        receive,
        receiveBlocks,
        datatype,
        request);
  }

  @Override
  default void ialltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    CollectiveCalls.alltoallw(
        NonblockingCollectiveFunctions.IALLTOALLW,
        this,
        send,
        sendBlocks,
        receive,
        receiveBlocks,
        request);
  }

  @Override
  default void iscan(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    CollectiveCalls.reduceAlike(
        NonblockingCollectiveFunctions.ISCAN, this, send, receive, count, datatype, op, request);
  }

  @Override
  default void iexscan(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    CollectiveCalls.reduceAlike(
        NonblockingCollectiveFunctions.IEXSCAN, this, send, receive, count, datatype, op, request);
  }

  @Override
  default void ireduceScatter(
      MessageBuffer send,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    CollectiveCalls.reduceScatter(
        NonblockingCollectiveFunctions.IREDUCE_SCATTER,
        this,
        send,
        receive,
        blocks,
        datatype,
        op,
        request);
  }

  @Override
  default void ireduceScatterBlock(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    CollectiveCalls.reduceScatterBlock(
        NonblockingCollectiveFunctions.IREDUCE_SCATTER_BLOCK,
        this,
        send,
        receive,
        count,
        datatype,
        op,
        request);
  }
}
