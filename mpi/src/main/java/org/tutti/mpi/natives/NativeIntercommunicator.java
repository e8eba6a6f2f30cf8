package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;
import static org.tutti.mpi.natives.NativeBuffer.address;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/** A communicator of two sides, whose collectives go from one side to the other. */
final class NativeIntercommunicator extends NativeCommunicator
    implements NonblockingTwoSides, PersistentTwoSides {
  /**
   * @param taken the same communicator
   */
  NativeIntercommunicator(NativeCommunicator taken, int remoteSize) {
    super(taken.handle(), taken.rank(), taken.size(), remoteSize);
  }

  @Override
  public Communicator duplicate() {
    CommunicatorFunctions.DUP.call(handle(), OutParameters.address());
    return ofTwoGroups(OutParameters.handle());
  }

  @Override
  public void bcast(MessageBuffer buffer, int count, Datatype datatype, int root) {
    long memory = TwoSidedArguments.atBoth(root, buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    CollectiveFunctions.BCAST.call(memory, count, type, TwoSidedArguments.root(root), handle());
    reachabilityFence(buffer);
  }

  @Override
  public void reduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root) {
    long from = TwoSidedArguments.opposite(root, send, count, datatype);
    long to = TwoSidedArguments.atRoot(root, receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    CollectiveFunctions.REDUCE.call(
        from,
        to,
        count,
        type,
        PredefinedHandles.of(op),
        TwoSidedArguments.root(root),
        handle(),
        NativeFunction.UNREAD);
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  public void gather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    long from = TwoSidedArguments.opposite(root, send, count, datatype);
    long to = TwoSidedArguments.atRoot(root, receive, whole(count), datatype);
    long type = PredefinedHandles.of(datatype);
    CollectiveFunctions.GATHER.call(
        from, count, type, to, count, type, TwoSidedArguments.root(root), handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  public void scatter(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    long from = TwoSidedArguments.atRoot(root, send, whole(count), datatype);
    long to = TwoSidedArguments.opposite(root, receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    EqualBlocksFunctions.SCATTER.call(
        from, count, type, to, count, type, TwoSidedArguments.root(root), handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  public void gatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root) {
    long from = TwoSidedArguments.opposite(root, send, count, datatype);
    long type = PredefinedHandles.of(datatype);
    if (root == Collectives.ROOT) {
      NativeBlocks into = NativeBlocks.of(blocks, partners());
      long to = address(receive, into.extent(), datatype);
      long counts = into.countsAddress();
      long displacements = into.displacementsAddress();
      UnequalBlocksFunctions.GATHERV.call(
          from,
          count,
          type,
          to,
          counts,
          displacements,
          type,
          TwoSidedArguments.root(root),
          handle());
      reachabilityFence(into);
    } else {
      long none = OutParameters.pointerAddress();
      UnequalBlocksFunctions.GATHERV.call(
          from, count, type, none, none, none, type, TwoSidedArguments.root(root), handle());
    }
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  public void scatterv(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root) {
    long to = TwoSidedArguments.opposite(root, receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    if (root == Collectives.ROOT) {
      NativeBlocks out = NativeBlocks.of(blocks, partners());
      long from = address(send, out.extent(), datatype);
      long counts = out.countsAddress();
      long displacements = out.displacementsAddress();
      UnequalBlocksFunctions.SCATTERV.call(
          from,
          counts,
          displacements,
          type,
          to,
          count,
          type,
          TwoSidedArguments.root(root),
          handle());
      reachabilityFence(out);
    } else {
      long none = OutParameters.pointerAddress();
      UnequalBlocksFunctions.SCATTERV.call(
          none, none, none, type, to, count, type, TwoSidedArguments.root(root), handle());
    }
    reachabilityFence(send);
    reachabilityFence(receive);
  }
}
