package org.tutti.mpi.natives;

import static org.tutti.mpi.natives.NativeBuffer.address;
import static org.tutti.mpi.natives.NativeBuffer.addressOrInPlace;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;

/**
 * How the arguments of persistent collectives become those of C: one method for all functions that
 * take the same. They set a request up before anything is timed; {@link NativeCollectives} tells
 * why what is timed does not share code.
 */
final class CollectiveCalls {
  private CollectiveCalls() {}

  static void barrier(PersistentFunction function, NativeHandle comm, Request request) {
    function.call(request, comm.handle());
    function.keep(request, null, null);
  }

  static void bcast(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    function.call(request, memory, count, type, root, comm.handle());
    function.keep(request, buffer, null);
  }

  static void reduce(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root,
      Request request) {
    boolean isRoot = comm.rank() == root;
    long from = isRoot ? addressOrInPlace(send, count, datatype) : address(send, count, datatype);
    long to = isRoot ? address(receive, count, datatype) : 0;
    long type = PredefinedHandles.of(datatype);
    function.call(request, from, to, count, type, PredefinedHandles.of(op), root, comm.handle());
    function.keep(request, send, receive);
  }

  /** Allreduce and the scans. */
  static void reduceAlike(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    function.call(request, from, to, count, type, PredefinedHandles.of(op), comm.handle());
    function.keep(request, send, receive);
  }

  static void reduceScatterBlock(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    long whole = (long) comm.size() * count;
    long from = addressOrInPlace(send, whole, datatype);
    long to = address(receive, send == Collectives.IN_PLACE ? whole : count, datatype);
    long type = PredefinedHandles.of(datatype);
    function.call(request, from, to, count, type, PredefinedHandles.of(op), comm.handle());
    function.keep(request, send, receive);
  }

  static void reduceScatter(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    NativeBlocks counts = NativeBlocks.of(blocks, comm.size());
    long whole = counts.total();
    long from = addressOrInPlace(send, whole, datatype);
    long own = send == Collectives.IN_PLACE ? whole : counts.count(comm.rank());
    long to = address(receive, own, datatype);
    function.call(
        request,
        from,
        to,
        counts.countsAddress(),
        PredefinedHandles.of(datatype),
        PredefinedHandles.of(op),
        comm.handle());
    function.keep(request, send, receive, counts, null);
  }

  static void gather(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    boolean isRoot = comm.rank() == root;
    long from = isRoot ? addressOrInPlace(send, count, datatype) : address(send, count, datatype);
    long to = isRoot ? address(receive, comm.whole(count), datatype) : 0;
    long type = PredefinedHandles.of(datatype);
    function.call(request, from, count, type, to, count, type, root, comm.handle());
    function.keep(request, send, receive);
  }

  static void gatherv(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root,
      Request request) {
    long type = PredefinedHandles.of(datatype);
    if (comm.rank() != root) {
      long from = address(send, count, datatype);
      function.call(request, from, count, type, 0, 0, 0, type, root, comm.handle());
      function.keep(request, send, null);
      return;
    }
    NativeBlocks into = NativeBlocks.of(blocks, comm.size());
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, into.extent(), datatype);
    long counts = into.countsAddress();
    long displacements = into.displacementsAddress();
    function.call(request, from, count, type, to, counts, displacements, type, root, comm.handle());
    function.keep(request, send, receive, null, into);
  }

  static void scatter(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    boolean isRoot = comm.rank() == root;
    long from = isRoot ? address(send, comm.whole(count), datatype) : 0;
    long to =
        isRoot ? addressOrInPlace(receive, count, datatype) : address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    function.call(request, from, count, type, to, count, type, root, comm.handle());
    function.keep(request, send, receive);
  }

  static void scatterv(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    long type = PredefinedHandles.of(datatype);
    if (comm.rank() != root) {
      long to = address(receive, count, datatype);
      function.call(request, 0, 0, 0, type, to, count, type, root, comm.handle());
      function.keep(request, null, receive);
      return;
    }
    NativeBlocks out = NativeBlocks.of(blocks, comm.size());
    long from = address(send, out.extent(), datatype);
    long to = addressOrInPlace(receive, count, datatype);
    long counts = out.countsAddress();
    long displacements = out.displacementsAddress();
    function.call(request, from, counts, displacements, type, to, count, type, root, comm.handle());
    function.keep(request, send, receive, out, null);
  }

  static void allgather(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      Request request) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, comm.whole(count), datatype);
    long type = PredefinedHandles.of(datatype);
    function.call(request, from, count, type, to, count, type, comm.handle());
    function.keep(request, send, receive);
  }

  static void allgatherv(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    NativeBlocks into = NativeBlocks.of(blocks, comm.partners());
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, into.extent(), datatype);
    long type = PredefinedHandles.of(datatype);
    long counts = into.countsAddress();
    long displacements = into.displacementsAddress();
    function.call(request, from, count, type, to, counts, displacements, type, comm.handle());
    function.keep(request, send, receive, null, into);
  }

  static void alltoall(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      Request request) {
    long whole = comm.whole(count);
    long from = addressOrInPlace(send, whole, datatype);
    long to = address(receive, whole, datatype);
    long type = PredefinedHandles.of(datatype);
    function.call(request, from, count, type, to, count, type, comm.handle());
    function.keep(request, send, receive);
  }

  static void alltoallv(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    NativeBlocks in = NativeBlocks.of(receiveBlocks, comm.partners());
    // In place the library looks at the blocks to be received only; those to send may be null.
    NativeBlocks out =
        send == Collectives.IN_PLACE ? in : NativeBlocks.of(sendBlocks, comm.partners());
    long type = PredefinedHandles.of(datatype);
    function.call(
        request,
        addressOrInPlace(send, out.extent(), datatype),
        out.countsAddress(),
        out.displacementsAddress(),
        type,
        address(receive, in.extent(), datatype),
        in.countsAddress(),
        in.displacementsAddress(),
        type,
        comm.handle());
    function.keep(request, send, receive, out, in);
  }

  static void alltoallw(
      PersistentFunction function,
      NativeHandle comm,
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    NativeTypedBlocks in = NativeTypedBlocks.of(receiveBlocks, comm.partners());
    // As with alltoallv.
    NativeTypedBlocks out =
        send == Collectives.IN_PLACE ? in : NativeTypedBlocks.of(sendBlocks, comm.partners());
    function.call(
        request,
        addressOrInPlace(send, out.extent(), Datatype.BYTE),
        out.countsAddress(),
        out.displacementsAddress(),
        out.typesAddress(),
        address(receive, in.extent(), Datatype.BYTE),
        in.countsAddress(),
        in.displacementsAddress(),
        in.typesAddress(),
        comm.handle());
    function.keep(request, send, receive, out, in);
  }
}
