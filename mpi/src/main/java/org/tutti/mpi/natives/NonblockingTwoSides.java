package org.tutti.mpi.natives;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;

/**
 * The nonblocking collectives with a root of an intercommunicator; see {@link TwoSidedArguments}.
 */
interface NonblockingTwoSides extends NativeNonblockingCollectives {
  @Override
  default void ibcast(
      MessageBuffer buffer, int count, Datatype datatype, int root, Request request) {
    long memory = TwoSidedArguments.atBoth(root, buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    NonblockingCollectiveFunctions.IBCAST.call(
        memory,
        count,
        type,
        TwoSidedArguments.root(root),
        handle(),
        NativeRequest.address(request));
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
    long from = TwoSidedArguments.opposite(root, send, count, datatype);
    long to = TwoSidedArguments.atRoot(root, receive, count, datatype);
    NonblockingCollectiveFunctions.IREDUCE.call(
        from,
        to,
        count,
        PredefinedHandles.of(datatype),
        PredefinedHandles.of(op),
        TwoSidedArguments.root(root),
        handle(),
        NativeRequest.address(request));
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
    long from = TwoSidedArguments.opposite(root, send, count, datatype);
    long to = TwoSidedArguments.atRoot(root, receive, whole(count), datatype);
    long type = PredefinedHandles.of(datatype);
    NonblockingCollectiveFunctions.IGATHER.call(
        from,
        count,
        type,
        to,
        count,
        type,
        TwoSidedArguments.root(root),
        handle(),
        NativeRequest.address(request));
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
    long from = TwoSidedArguments.opposite(root, send, count, datatype);
    long type = PredefinedHandles.of(datatype);
    boolean isRoot = root == Collectives.ROOT;
    NativeBlocks into = isRoot ? NativeBlocks.of(blocks, partners()) : null;
    long none = OutParameters.pointerAddress();
    long to = TwoSidedArguments.atRoot(root, receive, isRoot ? into.extent() : 0, datatype);
    NonblockingCollectiveFunctions.IGATHERV.call(
        from,
        count,
        type,
        to,
        isRoot ? into.countsAddress() : none,
        isRoot ? into.displacementsAddress() : none,
        type,
        TwoSidedArguments.root(root),
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
    long from = TwoSidedArguments.atRoot(root, send, whole(count), datatype);
    long to = TwoSidedArguments.opposite(root, receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    NonblockingCollectiveFunctions.ISCATTER.call(
        from,
        count,
        type,
        to,
        count,
        type,
        TwoSidedArguments.root(root),
        handle(),
        NativeRequest.address(request));
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
    long to = TwoSidedArguments.opposite(root, receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    boolean isRoot = root == Collectives.ROOT;
    NativeBlocks out = isRoot ? NativeBlocks.of(blocks, partners()) : null;
    long none = OutParameters.pointerAddress();
    long from = TwoSidedArguments.atRoot(root, send, isRoot ? out.extent() : 0, datatype);
    NonblockingCollectiveFunctions.ISCATTERV.call(
        from,
        isRoot ? out.countsAddress() : none,
        isRoot ? out.displacementsAddress() : none,
        type,
        to,
        count,
        type,
        TwoSidedArguments.root(root),
        handle(),
        NativeRequest.address(request));
    NativeRequest.started(request, send, receive, out, null);
  }
}
