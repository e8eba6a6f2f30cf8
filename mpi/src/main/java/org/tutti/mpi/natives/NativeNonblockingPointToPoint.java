package org.tutti.mpi.natives;

import static org.tutti.mpi.natives.NativeBuffer.address;
import static org.tutti.mpi.natives.SpecialRanks.partner;
import static org.tutti.mpi.natives.SpecialRanks.tag;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Request;

/**
 * Nonblocking and persistent messages; the request keeps the buffer's memory. Functions that start
 * a message are each called in a method of its own, as in {@link NativeCollectives} and for the
 * same reason.
 */
interface NativeNonblockingPointToPoint extends PointToPointMessages, NativeHandle {
  @Override
  default void isend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long into = NativeRequest.address(request);
    NonblockingPointToPointFunctions.ISEND.call(
        memory, count, type, partner(destination), tag, handle(), into);
    NativeRequest.started(request, buffer);
  }

  @Override
  default void issend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long into = NativeRequest.address(request);
    NonblockingPointToPointFunctions.ISSEND.call(
        memory, count, type, partner(destination), tag, handle(), into);
    NativeRequest.started(request, buffer);
  }

  @Override
  default void ibsend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long into = NativeRequest.address(request);
    NonblockingPointToPointFunctions.IBSEND.call(
        memory, count, type, partner(destination), tag, handle(), into);
    NativeRequest.started(request, buffer);
  }

  @Override
  default void irsend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long into = NativeRequest.address(request);
    NonblockingPointToPointFunctions.IRSEND.call(
        memory, count, type, partner(destination), tag, handle(), into);
    NativeRequest.started(request, buffer);
  }

  @Override
  default void irecv(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Request request) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long into = NativeRequest.address(request);
    NonblockingPointToPointFunctions.IRECV.call(
        memory, count, type, partner(source), tag(tag), handle(), into);
    NativeRequest.started(request, buffer);
  }

  @Override
  default void sendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    initialize(
        NonblockingPointToPointFunctions.SEND_INIT,
        buffer,
        count,
        datatype,
        destination,
        tag,
        request);
  }

  @Override
  default void ssendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    initialize(
        NonblockingPointToPointFunctions.SSEND_INIT,
        buffer,
        count,
        datatype,
        destination,
        tag,
        request);
  }

  @Override
  default void bsendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    initialize(
        NonblockingPointToPointFunctions.BSEND_INIT,
        buffer,
        count,
        datatype,
        destination,
        tag,
        request);
  }

  @Override
  default void rsendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    initialize(
        NonblockingPointToPointFunctions.RSEND_INIT,
        buffer,
        count,
        datatype,
        destination,
        tag,
        request);
  }

  @Override
  default void recvInit(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Request request) {
    initialize(
        NonblockingPointToPointFunctions.RECV_INIT, buffer, count, datatype, source, tag, request);
  }

  private void initialize(
      NativeFunction function,
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int partner,
      int tag,
      Request request) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long into = NativeRequest.address(request);
    function.call(memory, count, type, partner(partner), tag(tag), handle(), into);
    NativeRequest.initialized(request, buffer);
  }
}
