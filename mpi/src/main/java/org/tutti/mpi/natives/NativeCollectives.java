package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;
import static org.tutti.mpi.natives.CollectiveFunctions.ALLGATHER;
import static org.tutti.mpi.natives.CollectiveFunctions.ALLREDUCE;
import static org.tutti.mpi.natives.CollectiveFunctions.BARRIER;
import static org.tutti.mpi.natives.CollectiveFunctions.BCAST;
import static org.tutti.mpi.natives.CollectiveFunctions.GATHER;
import static org.tutti.mpi.natives.CollectiveFunctions.REDUCE;
import static org.tutti.mpi.natives.EqualBlocksFunctions.ALLTOALL;
import static org.tutti.mpi.natives.EqualBlocksFunctions.EXSCAN;
import static org.tutti.mpi.natives.EqualBlocksFunctions.REDUCE_LOCAL;
import static org.tutti.mpi.natives.EqualBlocksFunctions.REDUCE_SCATTER_BLOCK;
import static org.tutti.mpi.natives.EqualBlocksFunctions.SCAN;
import static org.tutti.mpi.natives.EqualBlocksFunctions.SCATTER;
import static org.tutti.mpi.natives.NativeBuffer.address;
import static org.tutti.mpi.natives.NativeBuffer.addressOrInPlace;
import static org.tutti.mpi.natives.UnequalBlocksFunctions.ALLGATHERV;
import static org.tutti.mpi.natives.UnequalBlocksFunctions.ALLTOALLV;
import static org.tutti.mpi.natives.UnequalBlocksFunctions.ALLTOALLW;
import static org.tutti.mpi.natives.UnequalBlocksFunctions.GATHERV;
import static org.tutti.mpi.natives.UnequalBlocksFunctions.REDUCE_SCATTER;
import static org.tutti.mpi.natives.UnequalBlocksFunctions.SCATTERV;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.TypedBlocks;

/**
 * Blocking collectives. Each is a C call, a comparison of its code, and the checks that keep MPI
 * inside the buffers. Where only the root has a buffer, that of the others is not looked at and may
 * be null.
 *
 * <p>{@link CollectiveCalls} does the same for the other forms. One method for all forms would be
 * compiled for two kinds of functions in a launch that uses both; the JIT does not inline code of
 * that size into a timed loop, where it would no longer know the function: 60 ns more per call.
 */
interface NativeCollectives extends Collectives, NativeHandle {
  @Override
  default void barrier() {
    BARRIER.call(handle());
  }

  @Override
  default void bcast(MessageBuffer buffer, int count, Datatype datatype, int root) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    BCAST.call(memory, count, type, root, handle());
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
    boolean isRoot = rank() == root;
    long from = isRoot ? addressOrInPlace(send, count, datatype) : address(send, count, datatype);
    long to = isRoot ? address(receive, count, datatype) : 0;
    long type = PredefinedHandles.of(datatype);
    REDUCE.call(
        from, to, count, type, PredefinedHandles.of(op), root, handle(), NativeFunction.UNREAD);
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void allreduce(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    ALLREDUCE.call(from, to, count, type, PredefinedHandles.of(op), handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void gather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    boolean isRoot = rank() == root;
    long from = isRoot ? addressOrInPlace(send, count, datatype) : address(send, count, datatype);
    long to = isRoot ? address(receive, whole(count), datatype) : 0;
    long type = PredefinedHandles.of(datatype);
    GATHER.call(from, count, type, to, count, type, root, handle());
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
    long type = PredefinedHandles.of(datatype);
    if (rank() != root) {
      long from = address(send, count, datatype);
      GATHERV.call(from, count, type, 0, 0, 0, type, root, handle());
      reachabilityFence(send);
      return;
    }
    NativeBlocks into = NativeBlocks.of(blocks, size());
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, into.extent(), datatype);
    long counts = into.countsAddress();
    long displacements = into.displacementsAddress();
    GATHERV.call(from, count, type, to, counts, displacements, type, root, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(into);
  }

  @Override
  default void scatter(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    boolean isRoot = rank() == root;
    long from = isRoot ? address(send, whole(count), datatype) : 0;
    long to =
        isRoot ? addressOrInPlace(receive, count, datatype) : address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    SCATTER.call(from, count, type, to, count, type, root, handle());
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
    long type = PredefinedHandles.of(datatype);
    if (rank() != root) {
      long to = address(receive, count, datatype);
      SCATTERV.call(0, 0, 0, type, to, count, type, root, handle());
      reachabilityFence(receive);
      return;
    }
    NativeBlocks out = NativeBlocks.of(blocks, size());
    long from = address(send, out.extent(), datatype);
    long to = addressOrInPlace(receive, count, datatype);
    long counts = out.countsAddress();
    long displacements = out.displacementsAddress();
    SCATTERV.call(from, counts, displacements, type, to, count, type, root, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(out);
  }

  @Override
  default void allgather(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, whole(count), datatype);
    long type = PredefinedHandles.of(datatype);
    ALLGATHER.call(from, count, type, to, count, type, handle(), NativeFunction.UNREAD);
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void allgatherv(
      MessageBuffer send, int count, MessageBuffer receive, Blocks blocks, Datatype datatype) {
    NativeBlocks into = NativeBlocks.of(blocks, partners());
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, into.extent(), datatype);
    long type = PredefinedHandles.of(datatype);
    long counts = into.countsAddress();
    long displacements = into.displacementsAddress();
    ALLGATHERV.call(from, count, type, to, counts, displacements, type, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(into);
  }

  @Override
  default void alltoall(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    long whole = whole(count);
    long from = addressOrInPlace(send, whole, datatype);
    long to = address(receive, whole, datatype);
    long type = PredefinedHandles.of(datatype);
    ALLTOALL.call(from, count, type, to, count, type, handle());
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
    NativeBlocks in = NativeBlocks.of(receiveBlocks, partners());
    // In place the library looks at the blocks to be received only; those to send may be null.
    boolean isInPlace = send == Collectives.IN_PLACE;
    NativeBlocks out = isInPlace ? in : NativeBlocks.of(sendBlocks, partners());
    long type = PredefinedHandles.of(datatype);
    ALLTOALLV.call(
        addressOrInPlace(send, out.extent(), datatype),
        out.countsAddress(),
        out.displacementsAddress(),
        type,
        address(receive, in.extent(), datatype),
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
    NativeTypedBlocks in = NativeTypedBlocks.of(receiveBlocks, partners());
    // As with alltoallv.
    NativeTypedBlocks out =
        send == Collectives.IN_PLACE ? in : NativeTypedBlocks.of(sendBlocks, partners());
    ALLTOALLW.call(
        addressOrInPlace(send, out.extent(), Datatype.BYTE),
        out.countsAddress(),
        out.displacementsAddress(),
        out.typesAddress(),
        address(receive, in.extent(), Datatype.BYTE),
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
  default void scan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    SCAN.call(from, to, count, type, PredefinedHandles.of(op), handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void exscan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    EXSCAN.call(from, to, count, type, PredefinedHandles.of(op), handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void reduceScatter(
      MessageBuffer send, MessageBuffer receive, Blocks blocks, Datatype datatype, ReduceOp op) {
    NativeBlocks counts = NativeBlocks.of(blocks, size());
    long whole = counts.total();
    long from = addressOrInPlace(send, whole, datatype);
    long own = send == Collectives.IN_PLACE ? whole : counts.count(rank());
    long to = address(receive, own, datatype);
    REDUCE_SCATTER.call(
        from,
        to,
        counts.countsAddress(),
        PredefinedHandles.of(datatype),
        PredefinedHandles.of(op),
        handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(counts);
  }

  @Override
  default void reduceScatterBlock(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long whole = (long) size() * count;
    long from = addressOrInPlace(send, whole, datatype);
    long to = address(receive, send == Collectives.IN_PLACE ? whole : count, datatype);
    long type = PredefinedHandles.of(datatype);
    REDUCE_SCATTER_BLOCK.call(from, to, count, type, PredefinedHandles.of(op), handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void reduceLocal(
      MessageBuffer in, MessageBuffer inout, int count, Datatype datatype, ReduceOp op) {
    long from = address(in, count, datatype);
    long to = address(inout, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long operator = PredefinedHandles.of(op);
    REDUCE_LOCAL.call(from, to, count, type, operator);
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
