package org.tutti.mpi.natives;

import static org.tutti.mpi.natives.PersistentCollectiveFunctions.BCAST_INIT;
import static org.tutti.mpi.natives.PersistentCollectiveFunctions.GATHERV_INIT;
import static org.tutti.mpi.natives.PersistentCollectiveFunctions.GATHER_INIT;
import static org.tutti.mpi.natives.PersistentCollectiveFunctions.REDUCE_INIT;
import static org.tutti.mpi.natives.PersistentCollectiveFunctions.SCATTERV_INIT;
import static org.tutti.mpi.natives.PersistentCollectiveFunctions.SCATTER_INIT;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;

/**
 * The persistent collectives of an intercommunicator: those with a root, see {@link
 * TwoSidedArguments}, and the one without that some library gets wrong.
 */
interface PersistentTwoSides extends NativePersistentCollectives {
  @Override
  default void bcastInit(
      MessageBuffer buffer, int count, Datatype datatype, int root, Request request) {
    long memory = TwoSidedArguments.atBoth(root, buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    BCAST_INIT.call(request, memory, count, type, TwoSidedArguments.root(root), handle());
    BCAST_INIT.keep(request, buffer, null);
  }

  @Override
  default void reduceInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root,
      Request request) {
    long from = TwoSidedArguments.opposite(root, send, count, datatype);
    long to = TwoSidedArguments.atRoot(root, receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long operator = PredefinedHandles.of(op);
    REDUCE_INIT.call(
        request, from, to, count, type, operator, TwoSidedArguments.root(root), handle());
    REDUCE_INIT.keep(request, send, receive);
  }

  @Override
  default void gatherInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    long from = TwoSidedArguments.opposite(root, send, count, datatype);
    long to = TwoSidedArguments.atRoot(root, receive, whole(count), datatype);
    long type = PredefinedHandles.of(datatype);
    int number = TwoSidedArguments.root(root);
    GATHER_INIT.call(request, from, count, type, to, count, type, number, handle());
    GATHER_INIT.keep(request, send, receive);
  }

  @Override
  default void gathervInit(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root,
      Request request) {
    long from = TwoSidedArguments.opposite(root, send, count, datatype);
    long type = PredefinedHandles.of(datatype);
    int number = TwoSidedArguments.root(root);
    if (root != Collectives.ROOT) {
      long none = OutParameters.pointerAddress();
      GATHERV_INIT.call(request, from, count, type, none, none, none, type, number, handle());
      GATHERV_INIT.keep(request, send, null);
      return;
    }
    NativeBlocks into = NativeBlocks.of(blocks, partners());
    long to = TwoSidedArguments.atRoot(root, receive, into.extent(), datatype);
    long counts = into.countsAddress();
    long displacements = into.displacementsAddress();
    GATHERV_INIT.call(
        request, from, count, type, to, counts, displacements, type, number, handle());
    GATHERV_INIT.keep(request, send, receive, null, into);
  }

  @Override
  default void scatterInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    requireScatterInit();
    long from = TwoSidedArguments.atRoot(root, send, whole(count), datatype);
    long to = TwoSidedArguments.opposite(root, receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    int number = TwoSidedArguments.root(root);
    SCATTER_INIT.call(request, from, count, type, to, count, type, number, handle());
    SCATTER_INIT.keep(request, send, receive);
  }

  @Override
  default void scattervInit(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    long to = TwoSidedArguments.opposite(root, receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    int number = TwoSidedArguments.root(root);
    if (root != Collectives.ROOT) {
      long none = OutParameters.pointerAddress();
      SCATTERV_INIT.call(request, none, none, none, type, to, count, type, number, handle());
      SCATTERV_INIT.keep(request, null, receive);
      return;
    }
    NativeBlocks out = NativeBlocks.of(blocks, partners());
    long from = TwoSidedArguments.atRoot(root, send, out.extent(), datatype);
    long counts = out.countsAddress();
    long displacements = out.displacementsAddress();
    SCATTERV_INIT.call(
        request, from, counts, displacements, type, to, count, type, number, handle());
    SCATTERV_INIT.keep(request, send, receive, out, null);
  }

  @Override
  default void reduceScatterBlockInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    if (PersistentCollectiveFunctions.SCATTERED_BLOCKS_ARE_LOST) {
      throw missing("MPI_Reduce_scatter_block_init on an intercommunicator");
    }
    NativePersistentCollectives.super.reduceScatterBlockInit(
        send, receive, count, datatype, op, request);
  }
}
