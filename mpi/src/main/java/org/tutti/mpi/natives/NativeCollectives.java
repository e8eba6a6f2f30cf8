package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;
import static org.tutti.mpi.natives.NativeBuffer.address;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.TypedBlocks;

/**
 * Blocking collectives. Each function is one C call, a comparison of its code and the checks that
 * keep MPI inside the buffers; the fences keep a buffer's memory until the call has returned. A
 * buffer that only the root needs may be null elsewhere.
 */
interface NativeCollectives extends Collectives, NativeHandle {
  int rank();

  int size();

  /** Elements that all processes have together when each has {@code count}. */
  private long whole(int count) {
    return (long) size() * count;
  }

  @Override
  default void barrier() {
    CollectiveFunctions.BARRIER.call(handle());
  }

  @Override
  default void bcast(MessageBuffer buffer, int count, Datatype datatype, int root) {
    long memory = address(buffer, count, datatype);
    CollectiveFunctions.BCAST.call(memory, count, PredefinedHandles.of(datatype), root, handle());
    reachabilityFence(buffer);
  }

  @Override
  default void reduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root) {
    long from = address(send, count, datatype);
    long to = rank() == root ? address(receive, count, datatype) : 0;
    long type = PredefinedHandles.of(datatype);
    long operator = PredefinedHandles.of(op);
    CollectiveFunctions.REDUCE.call(from, to, count, type, operator, root, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void allreduce(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long from = address(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long operator = PredefinedHandles.of(op);
    CollectiveFunctions.ALLREDUCE.call(from, to, count, type, operator, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void scan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long from = address(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long operator = PredefinedHandles.of(op);
    CollectiveFunctions.SCAN.call(from, to, count, type, operator, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void exscan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long from = address(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long operator = PredefinedHandles.of(op);
    CollectiveFunctions.EXSCAN.call(from, to, count, type, operator, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void reduceScatterBlock(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long to = address(receive, send == IN_PLACE ? whole(count) : count, datatype);
    long from = address(send, whole(count), datatype);
    long type = PredefinedHandles.of(datatype);
    long operator = PredefinedHandles.of(op);
    CollectiveFunctions.REDUCE_SCATTER_BLOCK.call(from, to, count, type, operator, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void reduceScatter(
      MessageBuffer send, MessageBuffer receive, Blocks blocks, Datatype datatype, ReduceOp op) {
    NativeBlocks counts = NativeBlocks.of(blocks, size());
    long from = address(send, counts.total(), datatype);
    long own = send == IN_PLACE ? counts.total() : counts.count(rank());
    long to = address(receive, own, datatype);
    long type = PredefinedHandles.of(datatype);
    long operator = PredefinedHandles.of(op);
    CollectiveFunctions.REDUCE_SCATTER.call(
        from, to, counts.countsAddress(), type, operator, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(counts);
  }

  @Override
  default void gather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    long from = address(send, count, datatype);
    long to = rank() == root ? address(receive, whole(count), datatype) : 0;
    long type = PredefinedHandles.of(datatype);
    CollectiveFunctions.GATHER.call(from, count, type, to, count, type, root, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void gatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root) {
    long from = address(send, count, datatype);
    long type = PredefinedHandles.of(datatype);
    if (rank() != root) {
      CollectiveFunctions.GATHERV.call(from, count, type, 0, 0, 0, type, root, handle());
      reachabilityFence(send);
      return;
    }
    NativeBlocks into = NativeBlocks.of(blocks, size());
    long to = address(receive, into.extent(), datatype);
    CollectiveFunctions.GATHERV.call(
        from,
        count,
        type,
        to,
        into.countsAddress(),
        into.displacementsAddress(),
        type,
        root,
        handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(into);
  }

  @Override
  default void scatter(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    long from = rank() == root ? address(send, whole(count), datatype) : 0;
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    CollectiveFunctions.SCATTER.call(from, count, type, to, count, type, root, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void scatterv(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root) {
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    if (rank() != root) {
      CollectiveFunctions.SCATTERV.call(0, 0, 0, type, to, count, type, root, handle());
      reachabilityFence(receive);
      return;
    }
    NativeBlocks from = NativeBlocks.of(blocks, size());
    long memory = address(send, from.extent(), datatype);
    CollectiveFunctions.SCATTERV.call(
        memory,
        from.countsAddress(),
        from.displacementsAddress(),
        type,
        to,
        count,
        type,
        root,
        handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(from);
  }

  @Override
  default void allgather(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    long from = address(send, count, datatype);
    long to = address(receive, whole(count), datatype);
    long type = PredefinedHandles.of(datatype);
    CollectiveFunctions.ALLGATHER.call(from, count, type, to, count, type, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void allgatherv(
      MessageBuffer send, int count, MessageBuffer receive, Blocks blocks, Datatype datatype) {
    NativeBlocks into = NativeBlocks.of(blocks, size());
    long from = address(send, count, datatype);
    long to = address(receive, into.extent(), datatype);
    long type = PredefinedHandles.of(datatype);
    CollectiveFunctions.ALLGATHERV.call(
        from, count, type, to, into.countsAddress(), into.displacementsAddress(), type, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(into);
  }

  @Override
  default void alltoall(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    long from = address(send, whole(count), datatype);
    long to = address(receive, whole(count), datatype);
    long type = PredefinedHandles.of(datatype);
    CollectiveFunctions.ALLTOALL.call(from, count, type, to, count, type, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void alltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype) {
    NativeBlocks out = NativeBlocks.of(sendBlocks, size());
    NativeBlocks in = NativeBlocks.of(receiveBlocks, size());
    long from = address(send, out.extent(), datatype);
    long to = address(receive, in.extent(), datatype);
    long type = PredefinedHandles.of(datatype);
    CollectiveFunctions.ALLTOALLV.call(
        from,
        out.countsAddress(),
        out.displacementsAddress(),
        type,
        to,
        in.countsAddress(),
        in.displacementsAddress(),
        type,
        handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(out);
    reachabilityFence(in);
  }

  @Override
  default void alltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    NativeTypedBlocks out = NativeTypedBlocks.of(sendBlocks, size());
    NativeTypedBlocks in = NativeTypedBlocks.of(receiveBlocks, size());
    long from = address(send, out.extent(), Datatype.BYTE);
    long to = address(receive, in.extent(), Datatype.BYTE);
    CollectiveFunctions.ALLTOALLW.call(
        from,
        out.countsAddress(),
        out.displacementsAddress(),
        out.typesAddress(),
        to,
        in.countsAddress(),
        in.displacementsAddress(),
        in.typesAddress(),
        handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(out);
    reachabilityFence(in);
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
