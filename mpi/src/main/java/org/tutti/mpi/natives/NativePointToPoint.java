package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;
import static org.tutti.mpi.natives.NativeBuffer.address;
import static org.tutti.mpi.natives.SpecialRanks.partner;
import static org.tutti.mpi.natives.SpecialRanks.tag;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Requests;
import org.tutti.mpi.Status;

/**
 * Blocking messages. Each function is one C call, a comparison of its code and the checks that keep
 * MPI inside the buffers; the fences keep a buffer's memory until the call has returned. Each is
 * called in a method of its own, as in {@link NativeCollectives} and for the same reason.
 */
interface NativePointToPoint extends PointToPointMessages, NativeHandle {
  @Override
  default void send(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    PointToPointFunctions.SEND.call(memory, count, type, partner(destination), tag, handle());
    reachabilityFence(buffer);
  }

  @Override
  default void ssend(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    PointToPointFunctions.SSEND.call(memory, count, type, partner(destination), tag, handle());
    reachabilityFence(buffer);
  }

  @Override
  default void bsend(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    PointToPointFunctions.BSEND.call(memory, count, type, partner(destination), tag, handle());
    reachabilityFence(buffer);
  }

  @Override
  default void rsend(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    PointToPointFunctions.RSEND.call(memory, count, type, partner(destination), tag, handle());
    reachabilityFence(buffer);
  }

  @Override
  default void recv(MessageBuffer buffer, int count, Datatype datatype, int source, int tag) {
    recv(buffer, count, datatype, source, tag, NativeStatus.IGNORE);
  }

  @Override
  default void recv(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Status status) {
    recv(buffer, count, datatype, source, tag, NativeStatus.address(status));
  }

  private void recv(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, long status) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    PointToPointFunctions.RECV.call(
        memory, count, type, partner(source), tag(tag), handle(), status, NativeFunction.UNREAD);
    reachabilityFence(buffer);
  }

  @Override
  default void bufferAttach(MessageBuffer memory) {
    BufferedSends.attach(memory);
  }

  @Override
  default void bufferDetach() {
    BufferedSends.detach();
  }

  @Override
  default int bufferedOverhead() {
    return BufferedSends.OVERHEAD;
  }

  @Override
  default void probe(int source, int tag, Status status) {
    ProbeFunctions.PROBE.call(partner(source), tag(tag), handle(), NativeStatus.address(status));
  }

  @Override
  default boolean iprobe(int source, int tag, Status status) {
    ProbeFunctions.IPROBE.call(
        partner(source), tag(tag), handle(), OutParameters.address(), NativeStatus.address(status));
    return OutParameters.integer() != 0;
  }

  @Override
  default void sendrecv(
      MessageBuffer send,
      int sendCount,
      int destination,
      int sendTag,
      MessageBuffer receive,
      int receiveCount,
      int source,
      int receiveTag,
      Datatype datatype) {
    long type = PredefinedHandles.of(datatype);
    SendrecvFunctions.SENDRECV.call(
        address(send, sendCount, datatype),
        sendCount,
        type,
        partner(destination),
        sendTag,
        address(receive, receiveCount, datatype),
        receiveCount,
        type,
        partner(source),
        tag(receiveTag),
        handle(),
        NativeStatus.IGNORE);
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void sendrecv(
      MessageBuffer send,
      int sendCount,
      Datatype sendType,
      int destination,
      int sendTag,
      MessageBuffer receive,
      int receiveCount,
      Datatype receiveType,
      int source,
      int receiveTag,
      Status status) {
    SendrecvFunctions.SENDRECV.call(
        address(send, sendCount, sendType),
        sendCount,
        PredefinedHandles.of(sendType),
        partner(destination),
        sendTag,
        address(receive, receiveCount, receiveType),
        receiveCount,
        PredefinedHandles.of(receiveType),
        partner(source),
        tag(receiveTag),
        handle(),
        NativeStatus.address(status));
    reachabilityFence(send);
    reachabilityFence(receive);
  }

  @Override
  default void sendrecvReplace(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int sendTag,
      int source,
      int receiveTag,
      Status status) {
    SendrecvFunctions.SENDRECV_REPLACE.call(
        address(buffer, count, datatype),
        count,
        PredefinedHandles.of(datatype),
        partner(destination),
        sendTag,
        partner(source),
        tag(receiveTag),
        handle(),
        NativeStatus.address(status));
    reachabilityFence(buffer);
  }

  @Override
  default Requests requests(int count) {
    return OpenRequests.make(count);
  }

  @Override
  default int activeRequests() {
    return OpenRequests.active();
  }

  @Override
  default Status status() {
    return new NativeStatus();
  }
}
