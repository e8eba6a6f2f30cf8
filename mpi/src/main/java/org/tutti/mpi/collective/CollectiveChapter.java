package org.tutti.mpi.collective;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.TypedBlocks;
import org.tutti.mpi.transport.Transport;

/** Blocking collective operations. */
abstract class CollectiveChapter extends RequestChapter implements Collectives {
  private final RootedOperations rooted;
  private final ReducingOperations reducing;
  private final ExchangeOperations exchanging = new ExchangeOperations();

  CollectiveChapter(Transport messages, Transport collective) {
    super(messages, collective);
    OperatorCheck operators = new OperatorCheck(messages.libraryName());
    rooted = new RootedOperations(operators);
    reducing = new ReducingOperations(operators);
  }

  final RootedOperations rooted() {
    return rooted;
  }

  final ReducingOperations reducing() {
    return reducing;
  }

  final ExchangeOperations exchanging() {
    return exchanging;
  }

  @Override
  public final void barrier() {
    DisseminationBarrier.barrier(direct("barrier"));
  }

  @Override
  public final void bcast(MessageBuffer buffer, int count, Datatype datatype, int root) {
    rooted.bcast(direct("bcast"), buffer, count, datatype, root);
  }

  @Override
  public final void reduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root) {
    rooted.reduce(direct("reduce"), send, receive, count, datatype, op, root);
  }

  @Override
  public final void allreduce(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    reducing.allreduce(direct("allreduce"), send, receive, count, datatype, op);
  }

  @Override
  public final void gather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    rooted.gather(direct("gather"), send, receive, count, datatype, root);
  }

  @Override
  public final void gatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root) {
    rooted.gatherv(direct("gatherv"), send, count, receive, blocks, datatype, root);
  }

  @Override
  public final void scatter(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    rooted.scatter(direct("scatter"), send, receive, count, datatype, root);
  }

  @Override
  public final void scatterv(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root) {
    rooted.scatterv(direct("scatterv"), send, blocks, receive, count, datatype, root);
  }

  @Override
  public final void allgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    exchanging.allgather(direct("allgather"), send, receive, count, datatype);
  }

  @Override
  public final void allgatherv(
      MessageBuffer send, int count, MessageBuffer receive, Blocks blocks, Datatype datatype) {
    exchanging.allgatherv(direct("allgatherv"), send, count, receive, blocks, datatype);
  }

  @Override
  public final void alltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    exchanging.alltoall(direct("alltoall"), send, receive, count, datatype);
  }

  @Override
  public final void alltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype) {
    exchanging.alltoallv(direct("alltoallv"), send, sendBlocks, receive, receiveBlocks, datatype);
  }

  @Override
  public final void alltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    exchanging.alltoallw(direct("alltoallw"), send, sendBlocks, receive, receiveBlocks);
  }

  @Override
  public final void scan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    reducing.scan(direct("scan"), send, receive, count, datatype, op);
  }

  @Override
  public final void exscan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    reducing.exscan(direct("exscan"), send, receive, count, datatype, op);
  }

  @Override
  public final void reduceScatter(
      MessageBuffer send, MessageBuffer receive, Blocks blocks, Datatype datatype, ReduceOp op) {
    reducing.reduceScatter(direct("reduce_scatter"), send, receive, blocks, datatype, op);
  }

  @Override
  public final void reduceScatterBlock(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    reducing.reduceScatterBlock(direct("reduce_scatter_block"), send, receive, count, datatype, op);
  }

  @Override
  public final void reduceLocal(
      MessageBuffer in, MessageBuffer inout, int count, Datatype datatype, ReduceOp op) {
    reducing.reduceLocal(in, inout, count, datatype, op);
  }
}
