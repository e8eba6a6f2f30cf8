package org.tutti.mpi.natives;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PersistentCollectives;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;

/** Persistent collectives; {@link CollectiveCalls} tells what a call consists of. */
interface NativePersistentCollectives extends PersistentCollectives, NativeHandle {
  @Override
  default void barrierInit(Request request) {
    CollectiveCalls.barrier(PersistentCollectiveFunctions.BARRIER_INIT, this, request);
  }

  @Override
  default void bcastInit(
      MessageBuffer buffer, int count, Datatype datatype, int root, Request request) {
    CollectiveCalls.bcast(
        PersistentCollectiveFunctions.BCAST_INIT, this, buffer, count, datatype, root, request);
  }

  @Override
  default void reduceInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root,
      Request request) {
    CollectiveCalls.reduce(
        PersistentCollectiveFunctions.REDUCE_INIT,
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
  default void allreduceInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    CollectiveCalls.reduceAlike(
        PersistentCollectiveFunctions.ALLREDUCE_INIT,
        this,
        send,
        receive,
        count,
        datatype,
        op,
        request);
  }

  @Override
  default void gatherInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    CollectiveCalls.gather(
        PersistentCollectiveFunctions.GATHER_INIT,
        this,
        send,
        receive,
        count,
        datatype,
        root,
        request);
  }

  @Override
  default void gathervInit(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root,
      Request request) {
    CollectiveCalls.gatherv(
        PersistentCollectiveFunctions.GATHERV_INIT,
        this,
        send,
        count,
        receive,
        blocks,
        datatype,
        root,
        request);
  }

  /** Refuses a scatter that would fail on some ranks when it is started again. */
  default void requireScatterInit() {
    if (PersistentCollectiveFunctions.SCATTER_STARTS_ONCE) {
      throw missing("MPI_Scatter_init that can be started again");
    }
  }

  @Override
  default void scatterInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    requireScatterInit();
    CollectiveCalls.scatter(
        PersistentCollectiveFunctions.SCATTER_INIT,
        this,
        send,
        receive,
        count,
        datatype,
        root,
        request);
  }

  @Override
  default void scattervInit(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    CollectiveCalls.scatterv(
        PersistentCollectiveFunctions.SCATTERV_INIT,
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
  default void allgatherInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    CollectiveCalls.allgather(
        PersistentCollectiveFunctions.ALLGATHER_INIT,
        this,
        send,
        receive,
        count,
        datatype,
        request);
  }

  @Override
  default void allgathervInit(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    CollectiveCalls.allgatherv(
        PersistentCollectiveFunctions.ALLGATHERV_INIT,
        this,
        send,
        count,
        receive,
        blocks,
        datatype,
        request);
  }

  @Override
  default void alltoallInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    CollectiveCalls.alltoall(
        PersistentCollectiveFunctions.ALLTOALL_INIT, this, send, receive, count, datatype, request);
  }

  @Override
  default void alltoallvInit(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    CollectiveCalls.alltoallv(
        PersistentCollectiveFunctions.ALLTOALLV_INIT,
        this,
        send,
        sendBlocks,
        receive,
        receiveBlocks,
        datatype,
        request);
  }

  @Override
  default void alltoallwInit(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    CollectiveCalls.alltoallw(
        PersistentCollectiveFunctions.ALLTOALLW_INIT,
        this,
        send,
        sendBlocks,
        receive,
        receiveBlocks,
        request);
  }

  @Override
  default void scanInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    CollectiveCalls.reduceAlike(
        PersistentCollectiveFunctions.SCAN_INIT, this, send, receive, count, datatype, op, request);
  }

  @Override
  default void exscanInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    CollectiveCalls.reduceAlike(
        PersistentCollectiveFunctions.EXSCAN_INIT,
        this,
        send,
        receive,
        count,
        datatype,
        op,
        request);
  }

  @Override
  default void reduceScatterInit(
      MessageBuffer send,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    CollectiveCalls.reduceScatter(
        PersistentCollectiveFunctions.REDUCE_SCATTER_INIT,
        this,
        send,
        receive,
        blocks,
        datatype,
        op,
        request);
  }

  @Override
  default void reduceScatterBlockInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    CollectiveCalls.reduceScatterBlock(
        PersistentCollectiveFunctions.REDUCE_SCATTER_BLOCK_INIT,
        this,
        send,
        receive,
        count,
        datatype,
        op,
        request);
  }
}
