package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;
import static org.tutti.mpi.natives.NativeBuffer.address;
import static org.tutti.mpi.natives.NativeBuffer.addressOrInPlace;
import static org.tutti.mpi.natives.SpecialRanks.partner;
import static org.tutti.mpi.natives.SpecialRanks.tag;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.LargeCounts;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/** Functions with counts of 64 bits, called as {@link NativeCollectives} calls the others. */
interface NativeLargeCounts extends LargeCounts, NativeHandle {
  @Override
  default void sendC(
      MessageBuffer buffer, long count, Datatype datatype, int destination, int tag) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    LargeCountFunctions.SEND.call(memory, count, type, partner(destination), tag, handle());
    reachabilityFence(buffer);
  }

  @Override
  default void recvC(MessageBuffer buffer, long count, Datatype datatype, int source, int tag) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    LargeCountFunctions.RECV.call(
        memory, count, type, partner(source), tag(tag), handle(), NativeStatus.IGNORE);
    reachabilityFence(buffer);
  }

  @Override
  default void bcastC(MessageBuffer buffer, long count, Datatype datatype, int root) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    LargeCountFunctions.BCAST.call(memory, count, type, root, handle());
    reachabilityFence(buffer);
  }

  @Override
  default void allreduceC(
      MessageBuffer send, MessageBuffer receive, long count, Datatype datatype, ReduceOp op) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    LargeCountFunctions.ALLREDUCE.call(from, to, count, type, PredefinedHandles.of(op), handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void allgatherC(
      MessageBuffer send, MessageBuffer receive, long count, Datatype datatype) {
    long from = addressOrInPlace(send, count, datatype);
    long to = address(receive, partners() * count, datatype);
    long type = PredefinedHandles.of(datatype);
    LargeCountFunctions.ALLGATHER.call(from, count, type, to, count, type, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void alltoallC(MessageBuffer send, MessageBuffer receive, long count, Datatype datatype) {
    long from = addressOrInPlace(send, partners() * count, datatype);
    long to = address(receive, partners() * count, datatype);
    long type = PredefinedHandles.of(datatype);
    LargeCountFunctions.ALLTOALL.call(from, count, type, to, count, type, handle());
    reachabilityFence(send);
    reachabilityFence(receive);
  }
}
