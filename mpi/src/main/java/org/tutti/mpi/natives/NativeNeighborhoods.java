package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Neighborhoods;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;

/**
 * Collectives among neighbors. The blocking, nonblocking and persistent form of an operation differ
 * in the C function and in what becomes of the request.
 */
interface NativeNeighborhoods extends Neighborhoods, NativeHandle {
  /** No request: the blocking functions do not look at it. */
  long NONE = 0;

  NativeNeighborhood neighborhood();

  @Override
  default void neighborAllgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    allgather(NeighborhoodFunctions.NEIGHBOR_ALLGATHER, send, receive, count, datatype, NONE);
  }

  @Override
  default void ineighborAllgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    long place = NativeRequest.address(request);
    allgather(NeighborhoodFunctions.INEIGHBOR_ALLGATHER, send, receive, count, datatype, place);
    NativeRequest.started(request, send, receive);
  }

  @Override
  default void neighborAllgatherInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    long place = NativeRequest.address(request);
    allgather(NeighborhoodFunctions.NEIGHBOR_ALLGATHER_INIT, send, receive, count, datatype, place);
    NativeRequest.initialized(request, send, receive);
  }

  @Override
  default void neighborAllgatherv(
      MessageBuffer send, int count, MessageBuffer receive, Blocks blocks, Datatype datatype) {
    allgatherv(
        NeighborhoodFunctions.NEIGHBOR_ALLGATHERV, send, count, receive, blocks, datatype, NONE);
  }

  @Override
  default void ineighborAllgatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    long place = NativeRequest.address(request);
    allgatherv(
        NeighborhoodFunctions.INEIGHBOR_ALLGATHERV, send, count, receive, blocks, datatype, place);
    NativeRequest.started(request, send, receive, blocks, null);
  }

  @Override
  default void neighborAllgathervInit(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    long place = NativeRequest.address(request);
    allgatherv(
        NeighborhoodFunctions.NEIGHBOR_ALLGATHERV_INIT,
        send,
        count,
        receive,
        blocks,
        datatype,
        place);
    NativeRequest.initialized(request, send, receive, blocks, null);
  }

  @Override
  default void neighborAlltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    alltoall(NeighborhoodFunctions.NEIGHBOR_ALLTOALL, send, receive, count, datatype, NONE);
  }

  @Override
  default void ineighborAlltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    long place = NativeRequest.address(request);
    alltoall(NeighborhoodFunctions.INEIGHBOR_ALLTOALL, send, receive, count, datatype, place);
    NativeRequest.started(request, send, receive);
  }

  @Override
  default void neighborAlltoallInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    long place = NativeRequest.address(request);
    alltoall(NeighborhoodFunctions.NEIGHBOR_ALLTOALL_INIT, send, receive, count, datatype, place);
    NativeRequest.initialized(request, send, receive);
  }

  @Override
  default void neighborAlltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype) {
    alltoallv(
        NeighborhoodFunctions.NEIGHBOR_ALLTOALLV,
        send,
        sendBlocks,
        receive,
        receiveBlocks,
        datatype,
        NONE);
  }

  @Override
  default void ineighborAlltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    long place = NativeRequest.address(request);
    alltoallv(
        NeighborhoodFunctions.INEIGHBOR_ALLTOALLV,
        send,
        sendBlocks,
        receive,
        receiveBlocks,
        datatype,
        place);
    NativeRequest.started(request, send, receive, sendBlocks, receiveBlocks);
  }

  @Override
  default void neighborAlltoallvInit(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    long place = NativeRequest.address(request);
    alltoallv(
        NeighborhoodFunctions.NEIGHBOR_ALLTOALLV_INIT,
        send,
        sendBlocks,
        receive,
        receiveBlocks,
        datatype,
        place);
    NativeRequest.initialized(request, send, receive, sendBlocks, receiveBlocks);
  }

  @Override
  default void neighborAlltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    alltoallw(
        NeighborhoodFunctions.NEIGHBOR_ALLTOALLW, send, sendBlocks, receive, receiveBlocks, NONE);
  }

  @Override
  default void ineighborAlltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    long place = NativeRequest.address(request);
    alltoallw(
        NeighborhoodFunctions.INEIGHBOR_ALLTOALLW, send, sendBlocks, receive, receiveBlocks, place);
    NativeRequest.started(request, send, receive, sendBlocks, receiveBlocks);
  }

  @Override
  default void neighborAlltoallwInit(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    long place = NativeRequest.address(request);
    alltoallw(
        NeighborhoodFunctions.NEIGHBOR_ALLTOALLW_INIT,
        send,
        sendBlocks,
        receive,
        receiveBlocks,
        place);
    NativeRequest.initialized(request, send, receive, sendBlocks, receiveBlocks);
  }

  private void allgather(
      NativeFunction function,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      long request) {
    long from = address(send, count, datatype);
    long to = address(receive, (long) neighborhood().sources() * count, datatype);
    long type = PredefinedHandles.of(datatype);
    function.call(
        from, count, type, to, count, type, handle(), TopologyFunctions.INFO_NULL, request);
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  private void allgatherv(
      NativeFunction function,
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      long request) {
    NativeBlocks into = NativeBlocks.of(blocks, neighborhood().sources());
    long from = address(send, count, datatype);
    long to = address(receive, into.extent(), datatype);
    long type = PredefinedHandles.of(datatype);
    function.call(
        from,
        count,
        type,
        to,
        into.countsAddress(),
        into.displacementsAddress(),
        type,
        handle(),
        TopologyFunctions.INFO_NULL,
        request);
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(into);
  }

  private void alltoall(
      NativeFunction function,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      long request) {
    long from = address(send, (long) neighborhood().destinations() * count, datatype);
    long to = address(receive, (long) neighborhood().sources() * count, datatype);
    long type = PredefinedHandles.of(datatype);
    function.call(
        from, count, type, to, count, type, handle(), TopologyFunctions.INFO_NULL, request);
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  private void alltoallv(
      NativeFunction function,
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      long request) {
    NativeBlocks out = NativeBlocks.of(sendBlocks, neighborhood().destinations());
    NativeBlocks in = NativeBlocks.of(receiveBlocks, neighborhood().sources());
    long from = address(send, out.extent(), datatype);
    long to = address(receive, in.extent(), datatype);
    long type = PredefinedHandles.of(datatype);
    function.call(
        from,
        out.countsAddress(),
        out.displacementsAddress(),
        type,
        to,
        in.countsAddress(),
        in.displacementsAddress(),
        type,
        handle(),
        TopologyFunctions.INFO_NULL,
        request);
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(out);
    reachabilityFence(in);
  }

  private void alltoallw(
      NativeFunction function,
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      long request) {
    NativeTypedBlocks out = NativeTypedBlocks.of(sendBlocks, neighborhood().destinations());
    NativeTypedBlocks in = NativeTypedBlocks.of(receiveBlocks, neighborhood().sources());
    long from = address(send, out.extent(), Datatype.BYTE);
    long to = address(receive, in.extent(), Datatype.BYTE);
    function.call(
        from,
        out.countsAddress(),
        out.offsetsAddress(),
        out.typesAddress(),
        to,
        in.countsAddress(),
        in.offsetsAddress(),
        in.typesAddress(),
        handle(),
        TopologyFunctions.INFO_NULL,
        request);
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(out);
    reachabilityFence(in);
  }

  /** As for other operations, but MPI has no neighborhood collectives in place. */
  private static long address(MessageBuffer buffer, long elements, Datatype datatype) {
    if (buffer == Collectives.IN_PLACE) {
      throw new IllegalArgumentException("neighborhood collectives cannot work in place");
    }
    return NativeBuffer.address(buffer, elements, datatype);
  }
}
