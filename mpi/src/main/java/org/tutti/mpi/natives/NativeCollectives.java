package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;
import static org.tutti.mpi.natives.NativeBuffer.address;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.TypedBlocks;

/** Blocking collectives; {@link CollectiveCalls} tells what a call consists of. */
interface NativeCollectives extends Collectives, NativeHandle {
  @Override
  default void barrier() {
    CollectiveCalls.barrier(CollectiveFunctions.BARRIER, this, null);
  }

  @Override
  default void bcast(MessageBuffer buffer, int count, Datatype datatype, int root) {
    CollectiveCalls.bcast(CollectiveFunctions.BCAST, this, buffer, count, datatype, root, null);
  }

  @Override
  default void reduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root) {
    CollectiveCalls.reduce(
        CollectiveFunctions.REDUCE, this, send, receive, count, datatype, op, root, null);
  }

  @Override
  default void allreduce(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    CollectiveCalls.reduceAlike(
        CollectiveFunctions.ALLREDUCE, this, send, receive, count, datatype, op, null);
  }

  @Override
  default void gather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    CollectiveCalls.gather(
        CollectiveFunctions.GATHER, this, send, receive, count, datatype, root, null);
  }

  @Override
  default void gatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root) {
    CollectiveCalls.gatherv(
        CollectiveFunctions.GATHERV, this, send, count, receive, blocks, datatype, root, null);
  }

  @Override
  default void scatter(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    CollectiveCalls.scatter(
        CollectiveFunctions.SCATTER, this, send, receive, count, datatype, root, null);
  }

  @Override
  default void scatterv(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root) {
    CollectiveCalls.scatterv(
        CollectiveFunctions.SCATTERV, this, send, blocks, receive, count, datatype, root, null);
  }

  @Override
  default void allgather(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    CollectiveCalls.allgather(
        CollectiveFunctions.ALLGATHER, this, send, receive, count, datatype, null);
  }

  @Override
  default void allgatherv(
      MessageBuffer send, int count, MessageBuffer receive, Blocks blocks, Datatype datatype) {
    CollectiveCalls.allgatherv(
        CollectiveFunctions.ALLGATHERV, this, send, count, receive, blocks, datatype, null);
  }

  @Override
  default void alltoall(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    CollectiveCalls.alltoall(
        CollectiveFunctions.ALLTOALL, this, send, receive, count, datatype, null);
  }

  @Override
  default void alltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype) {
    CollectiveCalls.alltoallv(
        CollectiveFunctions.ALLTOALLV,
        this,
        send,
        sendBlocks,
        receive,
        receiveBlocks,
        datatype,
        null);
  }

  @Override
  default void alltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    CollectiveCalls.alltoallw(
        CollectiveFunctions.ALLTOALLW, this, send, sendBlocks, receive, receiveBlocks, null);
  }

  @Override
  default void scan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    CollectiveCalls.reduceAlike(
        CollectiveFunctions.SCAN, this, send, receive, count, datatype, op, null);
  }

  @Override
  default void exscan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    CollectiveCalls.reduceAlike(
        CollectiveFunctions.EXSCAN, this, send, receive, count, datatype, op, null);
  }

  @Override
  default void reduceScatter(
      MessageBuffer send, MessageBuffer receive, Blocks blocks, Datatype datatype, ReduceOp op) {
    CollectiveCalls.reduceScatter(
        CollectiveFunctions.REDUCE_SCATTER, this, send, receive, blocks, datatype, op, null);
  }

  @Override
  default void reduceScatterBlock(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    CollectiveCalls.reduceScatterBlock(
        CollectiveFunctions.REDUCE_SCATTER_BLOCK, this, send, receive, count, datatype, op, null);
  }

  @Override
  default void reduceLocal(
      MessageBuffer in, MessageBuffer inout, int count, Datatype datatype, ReduceOp op) {
    long from = address(in, count, datatype);
    long to = address(inout, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long operator = PredefinedHandles.of(op);
    CollectiveFunctions.REDUCE_LOCAL.call(from, to, count, type, operator);
    reachabilityFence(in);
    reachabilityFence(inout);
  }

  @Override
  default Blocks blocks(int[] counts, int[] displacements) {
    return new NativeBlocks(counts, displacements);
  }

  @Override
  default TypedBlocks typedBlocks(int[] counts, int[] displacements, Datatype[] datatypes) {
    return new NativeTypedBlocks(counts, displacements, datatypes);
  }
}
