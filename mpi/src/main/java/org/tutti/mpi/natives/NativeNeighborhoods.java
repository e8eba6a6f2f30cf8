package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;
import static org.tutti.mpi.natives.NativeBuffer.address;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Neighborhoods;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;

/**
 * Collectives among neighbors, blocking and nonblocking. Each function is called in a method of its
 * own, as in {@link NativeCollectives} and for the same reason; the numbers of sources and
 * destinations take the place of that of processes, and nothing is in place.
 */
interface NativeNeighborhoods extends Neighborhoods, NativeHandle {
  NativeNeighborhood neighborhood();

  @Override
  default void neighborAllgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    long from = address(send, count, datatype);
    long to = address(receive, (long) neighborhood().sources() * count, datatype);
    long type = PredefinedHandles.of(datatype);
    NeighborhoodFunctions.NEIGHBOR_ALLGATHER.call(from, count, type, to, count, type, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void ineighborAllgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    long from = address(send, count, datatype);
    long to = address(receive, (long) neighborhood().sources() * count, datatype);
    long type = PredefinedHandles.of(datatype);
    NeighborhoodFunctions.INEIGHBOR_ALLGATHER.call(
        from, count, type, to, count, type, handle(), NativeRequest.address(request));
    NativeRequest.started(request, send, receive);
  }

  @Override
  default void neighborAllgatherv(
      MessageBuffer send, int count, MessageBuffer receive, Blocks blocks, Datatype datatype) {
    NativeBlocks into = NativeBlocks.of(blocks, neighborhood().sources());
    long from = address(send, count, datatype);
    long to = address(receive, into.extent(), datatype);
    long type = PredefinedHandles.of(datatype);
    long counts = into.countsAddress();
    long displacements = into.displacementsAddress();
    NeighborhoodFunctions.NEIGHBOR_ALLGATHERV.call(
        from, count, type, to, counts, displacements, type, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(into);
  }

  @Override
  default void ineighborAllgatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    NativeBlocks into = NativeBlocks.of(blocks, neighborhood().sources());
    long from = address(send, count, datatype);
    long to = address(receive, into.extent(), datatype);
    long type = PredefinedHandles.of(datatype);
    long counts = into.countsAddress();
    long displacements = into.displacementsAddress();
    NeighborhoodFunctions.INEIGHBOR_ALLGATHERV.call(
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
  default void neighborAlltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    long from = address(send, (long) neighborhood().destinations() * count, datatype);
    long to = address(receive, (long) neighborhood().sources() * count, datatype);
    long type = PredefinedHandles.of(datatype);
    NeighborhoodFunctions.NEIGHBOR_ALLTOALL.call(from, count, type, to, count, type, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void ineighborAlltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    long from = address(send, (long) neighborhood().destinations() * count, datatype);
    long to = address(receive, (long) neighborhood().sources() * count, datatype);
    long type = PredefinedHandles.of(datatype);
    NeighborhoodFunctions.INEIGHBOR_ALLTOALL.call(
        from, count, type, to, count, type, handle(), NativeRequest.address(request));
    NativeRequest.started(request, send, receive);
  }

  @Override
  default void neighborAlltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype) {
    NativeBlocks out = NativeBlocks.of(sendBlocks, neighborhood().destinations());
    NativeBlocks in = NativeBlocks.of(receiveBlocks, neighborhood().sources());
    long type = PredefinedHandles.of(datatype);
    NeighborhoodFunctions.NEIGHBOR_ALLTOALLV.call(
        address(send, out.extent(), datatype),
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
  default void ineighborAlltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    NativeBlocks out = NativeBlocks.of(sendBlocks, neighborhood().destinations());
    NativeBlocks in = NativeBlocks.of(receiveBlocks, neighborhood().sources());
    long type = PredefinedHandles.of(datatype);
    NeighborhoodFunctions.INEIGHBOR_ALLTOALLV.call(
        address(send, out.extent(), datatype),
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
  default void neighborAlltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    NativeTypedBlocks out = NativeTypedBlocks.of(sendBlocks, neighborhood().destinations());
    NativeTypedBlocks in = NativeTypedBlocks.of(receiveBlocks, neighborhood().sources());
    NeighborhoodFunctions.NEIGHBOR_ALLTOALLW.call(
        address(send, out.extent(), Datatype.BYTE),
        out.countsAddress(),
        out.offsetsAddress(),
        out.typesAddress(),
        address(receive, in.extent(), Datatype.BYTE),
        in.countsAddress(),
        in.offsetsAddress(),
        in.typesAddress(),
        handle());
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(out);
    reachabilityFence(in);
  }

  @Override
  default void ineighborAlltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    NativeTypedBlocks out = NativeTypedBlocks.of(sendBlocks, neighborhood().destinations());
    NativeTypedBlocks in = NativeTypedBlocks.of(receiveBlocks, neighborhood().sources());
    NeighborhoodFunctions.INEIGHBOR_ALLTOALLW.call(
        address(send, out.extent(), Datatype.BYTE),
        out.countsAddress(),
        out.offsetsAddress(),
        out.typesAddress(),
        address(receive, in.extent(), Datatype.BYTE),
        in.countsAddress(),
        in.offsetsAddress(),
        in.typesAddress(),
        handle(),
        NativeRequest.address(request));
    NativeRequest.started(request, send, receive, out, in);
  }
}
