package org.tutti.mpi.natives;

import static org.tutti.mpi.natives.NativeBuffer.address;
import static org.tutti.mpi.natives.NativeBuffer.addressOrInPlace;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IALLGATHER;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IALLGATHERV;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IALLREDUCE;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IALLTOALL;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IALLTOALLV;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IALLTOALLW;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IBARRIER;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IBCAST;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IEXSCAN;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IGATHER;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IGATHERV;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IREDUCE;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IREDUCE_SCATTER;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.IREDUCE_SCATTER_BLOCK;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.ISCAN;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.ISCATTER;
import static org.tutti.mpi.natives.NonblockingCollectiveFunctions.ISCATTERV;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.NonblockingCollectives;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;

/**
 * Nonblocking collectives. Arguments are those of {@link NativeCollectives}, followed by the
 * request, which keeps what the library still works on; each function is called in a method of its
 * own for the same reason.
 */
interface NativeNonblockingCollectives extends NonblockingCollectives, NativeHandle {
  @Override
  default void ibarrier(Request request) {
    IBARRIER.call(handle(), NativeRequest.address(request));
    NativeRequest.started(request, null, null);
  }

  @Override
  default void ibcast(
      MessageBuffer buffer, int count, Datatype datatype, int root, Request request) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    IBCAST.call(memory, count, type, root, handle(), NativeRequest.address(request));
    NativeRequest.started(request, buffer, null);
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
    boolean isRoot = rank() == root;
    long from = isRoot ? addressOrInPlace(send, count, datatype) : address(send, count, datatype);
    long to = isRoot ? address(receive, count, datatype) : 0;
    long type = PredefinedHandles.of(datatype);
    IREDUCE.call(
        from,
        to,
        count,
        type,
        PredefinedHandles.of(op),
        root,
        handle(),
        NativeRequest.address(request));
    NativeRequest.started(request, send, receive);
  }

  @Override
  default void iallreduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    IALLREDUCE.call(
        from, to, count, type, PredefinedHandles.of(op), handle(), NativeRequest.address(request));
    NativeRequest.started(request, send, receive);
  }

  @Override
  default void igather(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    boolean isRoot = rank() == root;
    long from = isRoot ? addressOrInPlace(send, count, datatype) : address(send, count, datatype);
    long to = isRoot ? address(receive, whole(count), datatype) : 0;
    long type = PredefinedHandles.of(datatype);
    IGATHER.call(
        from, count, type, to, count, type, root, handle(), NativeRequest.address(request));
    NativeRequest.started(request, send, receive);
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
    long type = PredefinedHandles.of(datatype);
    if (rank() != root) {
      long from = address(send, count, datatype);
      IGATHERV.call(
          from, count, type, 0, 0, 0, type, root, handle(), NativeRequest.address(request));
      NativeRequest.started(request, send, null);
      return;
    }
    NativeBlocks into = NativeBlocks.of(blocks, size());
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, into.extent(), datatype);
    long counts = into.countsAddress();
    long displacements = into.displacementsAddress();
    IGATHERV.call(
        from,
        count,
        type,
        to,
        counts,
        displacements,
        type,
        root,
        handle(),
        NativeRequest.address(request));
    NativeRequest.started(request, send, receive, null, into);
  }

  @Override
  default void iscatter(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    boolean isRoot = rank() == root;
    long from = isRoot ? address(send, whole(count), datatype) : 0;
    long to =
        isRoot ? addressOrInPlace(receive, count, datatype) : address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    ISCATTER.call(
        from, count, type, to, count, type, root, handle(), NativeRequest.address(request));
    NativeRequest.started(request, send, receive);
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
    long type = PredefinedHandles.of(datatype);
    if (rank() != root) {
      long to = address(receive, count, datatype);
      ISCATTERV.call(
          0, 0, 0, type, to, count, type, root, handle(), NativeRequest.address(request));
      NativeRequest.started(request, null, receive);
      return;
    }
    NativeBlocks out = NativeBlocks.of(blocks, size());
    long from = address(send, out.extent(), datatype);
    long to = addressOrInPlace(receive, count, datatype);
    long counts = out.countsAddress();
    long displacements = out.displacementsAddress();
    ISCATTERV.call(
        from,
        counts,
        displacements,
        type,
        to,
        count,
        type,
        root,
        handle(),
        NativeRequest.address(request));
    NativeRequest.started(request, send, receive, out, null);
  }

  @Override
  default void iallgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, whole(count), datatype);
    long type = PredefinedHandles.of(datatype);
    IALLGATHER.call(from, count, type, to, count, type, handle(), NativeRequest.address(request));
    NativeRequest.started(request, send, receive);
  }

  @Override
  default void iallgatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    NativeBlocks into = NativeBlocks.of(blocks, partners());
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, into.extent(), datatype);
    long type = PredefinedHandles.of(datatype);
    long counts = into.countsAddress();
    long displacements = into.displacementsAddress();
    IALLGATHERV.call(
        from,
        count,
        type,
        to,
        counts,
        displacements,
        type,
        handle(),
        NativeRequest.address(request));
    NativeRequest.started(request, send, receive, null, into);
  }

  @Override
  default void ialltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    long whole = whole(count);
    long from = addressOrInPlace(send, whole, datatype);
    long to = address(receive, whole, datatype);
    long type = PredefinedHandles.of(datatype);
    IALLTOALL.call(from, count, type, to, count, type, handle(), NativeRequest.address(request));
    NativeRequest.started(request, send, receive);
  }

  @Override
  default void ialltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    NativeBlocks in = NativeBlocks.of(receiveBlocks, partners());
    // In place the library looks at the blocks to be received only; those to send may be null.
    NativeBlocks out = send == Collectives.IN_PLACE ? in : NativeBlocks.of(sendBlocks, partners());
    long type = PredefinedHandles.of(datatype);
    IALLTOALLV.call(
        addressOrInPlace(send, out.extent(), datatype),
        out.countsAddress(),
        out.displacementsAddress(),
        type,
        address(receive, in.extent(), datatype),
        in.countsAddress(),
        in.displacementsAddress(),
        type,
        handle(),
        NativeRequest.address(request));
    NativeRequest.started(request, send, receive, out, in);
  }

  @Override
  default void ialltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    NativeTypedBlocks in = NativeTypedBlocks.of(receiveBlocks, partners());
    // As with alltoallv.
    NativeTypedBlocks out =
        send == Collectives.IN_PLACE ? in : NativeTypedBlocks.of(sendBlocks, partners());
    IALLTOALLW.call(
        addressOrInPlace(send, out.extent(), Datatype.BYTE),
        out.countsAddress(),
        out.displacementsAddress(),
        out.typesAddress(),
        address(receive, in.extent(), Datatype.BYTE),
        in.countsAddress(),
        in.displacementsAddress(),
        in.typesAddress(),
        handle(),
        NativeRequest.address(request));
    NativeRequest.started(request, send, receive, out, in);
  }

  @Override
  default void iscan(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    ISCAN.call(
        from, to, count, type, PredefinedHandles.of(op), handle(), NativeRequest.address(request));
    NativeRequest.started(request, send, receive);
  }

  @Override
  default void iexscan(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    IEXSCAN.call(
        from, to, count, type, PredefinedHandles.of(op), handle(), NativeRequest.address(request));
    NativeRequest.started(request, send, receive);
  }

  @Override
  default void ireduceScatter(
      MessageBuffer send,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    NativeBlocks counts = NativeBlocks.of(blocks, size());
    long whole = counts.total();
    long from = addressOrInPlace(send, whole, datatype);
    long own = send == Collectives.IN_PLACE ? whole : counts.count(rank());
    long to = address(receive, own, datatype);
    IREDUCE_SCATTER.call(
        from,
        to,
        counts.countsAddress(),
        PredefinedHandles.of(datatype),
        PredefinedHandles.of(op),
        handle(),
        NativeRequest.address(request));
    NativeRequest.started(request, send, receive, counts, null);
  }

  @Override
  default void ireduceScatterBlock(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    long whole = (long) size() * count;
    long from = addressOrInPlace(send, whole, datatype);
    long to = address(receive, send == Collectives.IN_PLACE ? whole : count, datatype);
    long type = PredefinedHandles.of(datatype);
    IREDUCE_SCATTER_BLOCK.call(
        from, to, count, type, PredefinedHandles.of(op), handle(), NativeRequest.address(request));
    NativeRequest.started(request, send, receive);
  }
}
