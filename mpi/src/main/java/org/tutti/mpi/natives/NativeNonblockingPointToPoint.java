package org.tutti.mpi.natives;

import static org.tutti.mpi.natives.NativeBuffer.address;
import static org.tutti.mpi.natives.SpecialRanks.partner;
import static org.tutti.mpi.natives.SpecialRanks.tag;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Request;

/** Nonblocking and persistent messages; the request keeps the buffer's memory. */
interface NativeNonblockingPointToPoint extends PointToPointMessages, NativeHandle {
  @Override
  default void isend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    begin(
        NonblockingPointToPointFunctions.ISEND, buffer, count, datatype, destination, tag, request);
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
    begin(
        NonblockingPointToPointFunctions.ISSEND,
        buffer,
        count,
        datatype,
        destination,
        tag,
        request);
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
    begin(
        NonblockingPointToPointFunctions.IBSEND,
        buffer,
        count,
        datatype,
        destination,
        tag,
        request);
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
    begin(
        NonblockingPointToPointFunctions.IRSEND,
        buffer,
        count,
        datatype,
        destination,
        tag,
        request);
    NativeRequest.started(request, buffer);
  }

  @Override
  default void irecv(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Request request) {
    begin(NonblockingPointToPointFunctions.IRECV, buffer, count, datatype, source, tag, request);
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
    begin(
        NonblockingPointToPointFunctions.SEND_INIT,
        buffer,
        count,
        datatype,
        destination,
        tag,
        request);
    NativeRequest.initialized(request, buffer);
  }

  @Override
  default void ssendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    begin(
        NonblockingPointToPointFunctions.SSEND_INIT,
        buffer,
        count,
        datatype,
        destination,
        tag,
        request);
    NativeRequest.initialized(request, buffer);
  }

  @Override
  default void bsendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    begin(
        NonblockingPointToPointFunctions.BSEND_INIT,
        buffer,
        count,
        datatype,
        destination,
        tag,
        request);
    NativeRequest.initialized(request, buffer);
  }

  @Override
  default void rsendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    begin(
        NonblockingPointToPointFunctions.RSEND_INIT,
        buffer,
        count,
        datatype,
        destination,
        tag,
        request);
    NativeRequest.initialized(request, buffer);
  }

  @Override
  default void recvInit(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Request request) {
    begin(
        NonblockingPointToPointFunctions.RECV_INIT, buffer, count, datatype, source, tag, request);
    NativeRequest.initialized(request, buffer);
  }

  private void begin(
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
  }
}
