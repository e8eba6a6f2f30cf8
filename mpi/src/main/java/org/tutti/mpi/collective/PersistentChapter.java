package org.tutti.mpi.collective;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PersistentCollectives;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;
import org.tutti.mpi.transport.Transport;

/** Collective operations, recorded and kept. */
abstract class PersistentChapter extends NonblockingChapter implements PersistentCollectives {
  PersistentChapter(Transport messages, Transport collective) {
    super(messages, collective);
  }

  @Override
  public final void barrierInit(Request request) {
    DisseminationBarrier.barrier(record("barrier_init", request));
    keep(request);
  }

  @Override
  public final void bcastInit(
      MessageBuffer buffer, int count, Datatype datatype, int root, Request request) {
    rooted().bcast(record("bcast_init", request), buffer, count, datatype, root);
    keep(request);
  }

  @Override
  public final void reduceInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root,
      Request request) {
    rooted().reduce(record("reduce_init", request), send, receive, count, datatype, op, root);
    keep(request);
  }

  @Override
  public final void allreduceInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    reducing().allreduce(record("allreduce_init", request), send, receive, count, datatype, op);
    keep(request);
  }

  @Override
  public final void gatherInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    rooted().gather(record("gather_init", request), send, receive, count, datatype, root);
    keep(request);
  }

  @Override
  public final void gathervInit(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root,
      Request request) {
    rooted().gatherv(record("gatherv_init", request), send, count, receive, blocks, datatype, root);
    keep(request);
  }

  @Override
  public final void scatterInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    rooted().scatter(record("scatter_init", request), send, receive, count, datatype, root);
    keep(request);
  }

  @Override
  public final void scattervInit(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    rooted()
        .scatterv(record("scatterv_init", request), send, blocks, receive, count, datatype, root);
    keep(request);
  }

  @Override
  public final void allgatherInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    exchanging().allgather(record("allgather_init", request), send, receive, count, datatype);
    keep(request);
  }

  @Override
  public final void allgathervInit(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    exchanging()
        .allgatherv(record("allgatherv_init", request), send, count, receive, blocks, datatype);
    keep(request);
  }

  @Override
  public final void alltoallInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    exchanging().alltoall(record("alltoall_init", request), send, receive, count, datatype);
    keep(request);
  }

  @Override
  public final void alltoallvInit(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    exchanging()
        .alltoallv(
            record("alltoallv_init", request), send, sendBlocks, receive, receiveBlocks, datatype);
    keep(request);
  }

  @Override
  public final void alltoallwInit(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    exchanging()
        .alltoallw(record("alltoallw_init", request), send, sendBlocks, receive, receiveBlocks);
    keep(request);
  }

  @Override
  public final void scanInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    reducing().scan(record("scan_init", request), send, receive, count, datatype, op);
    keep(request);
  }

  @Override
  public final void exscanInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    reducing().exscan(record("exscan_init", request), send, receive, count, datatype, op);
    keep(request);
  }

  @Override
  public final void reduceScatterInit(
      MessageBuffer send,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    reducing()
        .reduceScatter(record("reduce_scatter_init", request), send, receive, blocks, datatype, op);
    keep(request);
  }

  @Override
  public final void reduceScatterBlockInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    reducing()
        .reduceScatterBlock(
            record("reduce_scatter_block_init", request), send, receive, count, datatype, op);
    keep(request);
  }
}
