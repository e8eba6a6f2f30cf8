package org.tutti.mpi.natives;

import static org.tutti.mpi.natives.NativeBuffer.address;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Neighborhoods;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;

/** Persistent collectives among neighbors; arguments are those of {@link NativeNeighborhoods}. */
interface NativePersistentNeighborhoods extends Neighborhoods, NativeHandle {
  NativeNeighborhood neighborhood();

  @Override
  default void neighborAllgatherInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    long from = address(send, count, datatype);
    long to = address(receive, (long) neighborhood().sources() * count, datatype);
    long type = PredefinedHandles.of(datatype);
    NeighborhoodFunctions.NEIGHBOR_ALLGATHER_INIT.call(
        request, from, count, type, to, count, type, handle());
    NeighborhoodFunctions.NEIGHBOR_ALLGATHER_INIT.keep(request, send, receive);
  }

  @Override
  default void neighborAllgathervInit(
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
    NeighborhoodFunctions.NEIGHBOR_ALLGATHERV_INIT.call(
        request, from, count, type, to, counts, displacements, type, handle());
    NeighborhoodFunctions.NEIGHBOR_ALLGATHERV_INIT.keep(request, send, receive, null, into);
  }

  @Override
  default void neighborAlltoallInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    long from = address(send, (long) neighborhood().destinations() * count, datatype);
    long to = address(receive, (long) neighborhood().sources() * count, datatype);
    long type = PredefinedHandles.of(datatype);
    NeighborhoodFunctions.NEIGHBOR_ALLTOALL_INIT.call(
        request, from, count, type, to, count, type, handle());
    NeighborhoodFunctions.NEIGHBOR_ALLTOALL_INIT.keep(request, send, receive);
  }

  @Override
  default void neighborAlltoallvInit(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    NativeBlocks out = NativeBlocks.of(sendBlocks, neighborhood().destinations());
    NativeBlocks in = NativeBlocks.of(receiveBlocks, neighborhood().sources());
    long type = PredefinedHandles.of(datatype);
    NeighborhoodFunctions.NEIGHBOR_ALLTOALLV_INIT.call(
        request,
        address(send, out.extent(), datatype),
        out.countsAddress(),
        out.displacementsAddress(),
        type,
        address(receive, in.extent(), datatype),
        in.countsAddress(),
        in.displacementsAddress(),
        type,
        handle());
    NeighborhoodFunctions.NEIGHBOR_ALLTOALLV_INIT.keep(request, send, receive, out, in);
  }

  @Override
  default void neighborAlltoallwInit(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    NativeTypedBlocks out = NativeTypedBlocks.of(sendBlocks, neighborhood().destinations());
    NativeTypedBlocks in = NativeTypedBlocks.of(receiveBlocks, neighborhood().sources());
    NeighborhoodFunctions.NEIGHBOR_ALLTOALLW_INIT.call(
        request,
        address(send, out.extent(), Datatype.BYTE),
        out.countsAddress(),
        out.offsetsAddress(),
        out.typesAddress(),
        address(receive, in.extent(), Datatype.BYTE),
        in.countsAddress(),
        in.offsetsAddress(),
        in.typesAddress(),
        handle());
    NeighborhoodFunctions.NEIGHBOR_ALLTOALLW_INIT.keep(request, send, receive, out, in);
  }
}
