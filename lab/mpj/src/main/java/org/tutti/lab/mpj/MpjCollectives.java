package org.tutti.lab.mpj;

import static org.tutti.lab.mpj.MpjArgumentChecks.checked;
import static org.tutti.lab.mpj.MpjArgumentChecks.first;
import static org.tutti.lab.mpj.MpjArgumentChecks.firstOfRoot;
import static org.tutti.lab.mpj.MpjConstants.datatype;
import static org.tutti.lab.mpj.MpjConstants.operator;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/**
 * Blocking collective operations, the only ones that MPJ Express has. Reduce-scatter is left out:
 * in version 0.44 it overwrites what is sent, and from three ranks on its results are wrong.
 */
interface MpjCollectives extends Collectives, MpjHandle {
  /** Replaces buffers that only the root has. */
  MpjScratch scratch();

  /** The library has no such constant. */
  @Override
  default MessageBuffer inPlace() {
    throw missing("MPI_IN_PLACE");
  }

  @Override
  default Blocks blocks(int[] counts, int[] displacements) {
    return new MpjBlocks(counts, displacements);
  }

  @Override
  default void barrier() {
    try {
      MpjCollectiveFunctions.BARRIER.handle().invokeExact(handle());
    } catch (Throwable e) {
      throw MpjCollectiveFunctions.BARRIER.failed(e);
    }
  }

  @Override
  default void bcast(MessageBuffer buffer, int count, Datatype type, int root) {
    ArrayMessageBuffer all = checked(buffer, 1, count, type);
    try {
      MpjCollectiveFunctions.BCAST
          .handle()
          .invokeExact(handle(), all.array(), all.offset(), count, datatype(type), root);
    } catch (Throwable e) {
      throw MpjCollectiveFunctions.BCAST.failed(e);
    }
  }

  @Override
  default void reduce(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, ReduceOp op, int root) {
    ArrayMessageBuffer out = first(MpjCollectiveFunctions.REDUCE, send, 1, count, type);
    ArrayMessageBuffer in =
        rank() == root
            ? firstOfRoot(MpjCollectiveFunctions.REDUCE, receive, 1, count, type)
            : scratch().of(count, type);
    Object mpjOperator = operator(op);
    try {
      MpjCollectiveFunctions.REDUCE
          .handle()
          .invokeExact(
              handle(),
              out.array(),
              out.offset(),
              in.array(),
              in.offset(),
              count,
              datatype(type),
              mpjOperator,
              root);
    } catch (Throwable e) {
      throw MpjCollectiveFunctions.REDUCE.failed(e);
    }
  }

  @Override
  default void allreduce(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, ReduceOp op) {
    reduceAlike(MpjCollectiveFunctions.ALLREDUCE, send, receive, count, type, op);
  }

  @Override
  default void scan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, ReduceOp op) {
    reduceAlike(MpjCollectiveFunctions.SCAN, send, receive, count, type, op);
  }

  private void reduceAlike(
      MpjFunction function,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype type,
      ReduceOp op) {
    ArrayMessageBuffer out = first(function, send, 1, count, type);
    ArrayMessageBuffer in = first(function, receive, 1, count, type);
    Object mpjOperator = operator(op);
    try {
      function
          .handle()
          .invokeExact(
              handle(),
              out.array(),
              out.offset(),
              in.array(),
              in.offset(),
              count,
              datatype(type),
              mpjOperator);
    } catch (Throwable e) {
      throw function.failed(e);
    }
  }

  @Override
  default void gather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, int root) {
    ArrayMessageBuffer out = first(MpjCollectiveFunctions.GATHER, send, 1, count, type);
    ArrayMessageBuffer in =
        rank() == root
            ? firstOfRoot(MpjCollectiveFunctions.GATHER, receive, size(), count, type)
            : scratch().of(size() * count, type);
    withRoot(MpjCollectiveFunctions.GATHER, out, in, count, type, root);
  }

  @Override
  default void scatter(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, int root) {
    ArrayMessageBuffer in = first(MpjCollectiveFunctions.SCATTER, receive, 1, count, type);
    ArrayMessageBuffer out =
        rank() == root
            ? firstOfRoot(MpjCollectiveFunctions.SCATTER, send, size(), count, type)
            : scratch().of(size() * count, type);
    withRoot(MpjCollectiveFunctions.SCATTER, out, in, count, type, root);
  }

  private void withRoot(
      MpjFunction function,
      ArrayMessageBuffer out,
      ArrayMessageBuffer in,
      int count,
      Datatype type,
      int root) {
    Object mpj = datatype(type);
    try {
      function
          .handle()
          .invokeExact(
              handle(),
              out.array(),
              out.offset(),
              count,
              mpj,
              in.array(),
              in.offset(),
              count,
              mpj,
              root);
    } catch (Throwable e) {
      throw function.failed(e);
    }
  }

  @Override
  default void allgather(MessageBuffer send, MessageBuffer receive, int count, Datatype type) {
    ArrayMessageBuffer out = checked(send, 1, count, type);
    ArrayMessageBuffer in = first(MpjCollectiveFunctions.ALLGATHER, receive, size(), count, type);
    withoutRoot(MpjCollectiveFunctions.ALLGATHER, out, in, count, type);
  }

  @Override
  default void alltoall(MessageBuffer send, MessageBuffer receive, int count, Datatype type) {
    ArrayMessageBuffer out = checked(send, size(), count, type);
    ArrayMessageBuffer in = checked(receive, size(), count, type);
    withoutRoot(MpjCollectiveFunctions.ALLTOALL, out, in, count, type);
  }

  private void withoutRoot(
      MpjFunction function,
      ArrayMessageBuffer out,
      ArrayMessageBuffer in,
      int count,
      Datatype type) {
    Object mpj = datatype(type);
    try {
      function
          .handle()
          .invokeExact(
              handle(), out.array(), out.offset(), count, mpj, in.array(), in.offset(), count, mpj);
    } catch (Throwable e) {
      throw function.failed(e);
    }
  }

  @Override
  default void gatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype type,
      int root) {
    ArrayMessageBuffer out = checked(send, 1, count, type);
    boolean isRoot = rank() == root;
    MpjBlocks all = isRoot ? MpjBlocks.of(blocks, size()) : null;
    ArrayMessageBuffer in = isRoot ? checked(receive, 1, all.extent(), type) : out;
    int[] counts = isRoot ? all.counts() : null;
    int[] displacements = isRoot ? all.displacements() : null;
    Object mpj = datatype(type);
    try {
      MpjCollectiveFunctions.GATHERV
          .handle()
          .invokeExact(
              handle(),
              out.array(),
              out.offset(),
              count,
              mpj,
              in.array(),
              in.offset(),
              counts,
              displacements,
              mpj,
              root);
    } catch (Throwable e) {
      throw MpjCollectiveFunctions.GATHERV.failed(e);
    }
  }

  @Override
  default void scatterv(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype type,
      int root) {
    ArrayMessageBuffer in = checked(receive, 1, count, type);
    boolean isRoot = rank() == root;
    MpjBlocks all = isRoot ? MpjBlocks.of(blocks, size()) : null;
    ArrayMessageBuffer out = isRoot ? checked(send, 1, all.extent(), type) : in;
    int[] counts = isRoot ? all.counts() : null;
    int[] displacements = isRoot ? all.displacements() : null;
    Object mpj = datatype(type);
    try {
      MpjCollectiveFunctions.SCATTERV
          .handle()
          .invokeExact(
              handle(),
              out.array(),
              out.offset(),
              counts,
              displacements,
              mpj,
              in.array(),
              in.offset(),
              count,
              mpj,
              root);
    } catch (Throwable e) {
      throw MpjCollectiveFunctions.SCATTERV.failed(e);
    }
  }

  @Override
  default void allgatherv(
      MessageBuffer send, int count, MessageBuffer receive, Blocks blocks, Datatype type) {
    ArrayMessageBuffer out = checked(send, 1, count, type);
    MpjBlocks all = MpjBlocks.of(blocks, size());
    ArrayMessageBuffer in = checked(receive, 1, all.extent(), type);
    int[] counts = all.counts();
    int[] displacements = all.displacements();
    Object mpj = datatype(type);
    try {
      MpjCollectiveFunctions.ALLGATHERV
          .handle()
          .invokeExact(
              handle(),
              out.array(),
              out.offset(),
              count,
              mpj,
              in.array(),
              in.offset(),
              counts,
              displacements,
              mpj);
    } catch (Throwable e) {
      throw MpjCollectiveFunctions.ALLGATHERV.failed(e);
    }
  }

  @Override
  default void alltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype type) {
    MpjBlocks outgoing = MpjBlocks.of(sendBlocks, size());
    MpjBlocks incoming = MpjBlocks.of(receiveBlocks, size());
    ArrayMessageBuffer out = checked(send, 1, outgoing.extent(), type);
    ArrayMessageBuffer in = checked(receive, 1, incoming.extent(), type);
    Object mpj = datatype(type);
    try {
      MpjCollectiveFunctions.ALLTOALLV
          .handle()
          .invokeExact(
              handle(),
              out.array(),
              out.offset(),
              outgoing.counts(),
              outgoing.displacements(),
              mpj,
              in.array(),
              in.offset(),
              incoming.counts(),
              incoming.displacements(),
              mpj);
    } catch (Throwable e) {
      throw MpjCollectiveFunctions.ALLTOALLV.failed(e);
    }
  }
}
