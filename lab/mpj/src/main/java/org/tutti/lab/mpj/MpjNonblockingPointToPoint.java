package org.tutti.lab.mpj;

import static org.tutti.lab.mpj.MpjArgumentChecks.checked;
import static org.tutti.lab.mpj.MpjConstants.datatype;
import static org.tutti.lab.mpj.MpjConstants.partner;
import static org.tutti.lab.mpj.MpjConstants.tag;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;

/** Messages that are started, and persistent ones. */
interface MpjNonblockingPointToPoint extends PointToPointMessages, MpjHandle {
  @Override
  default void isend(
      MessageBuffer buffer, int count, Datatype type, int destination, int tag, Request request) {
    start(MpjRequestFunctions.ISEND, buffer, count, type, destination, tag, request);
  }

  @Override
  default void issend(
      MessageBuffer buffer, int count, Datatype type, int destination, int tag, Request request) {
    start(MpjRequestFunctions.ISSEND, buffer, count, type, destination, tag, request);
  }

  @Override
  default void irsend(
      MessageBuffer buffer, int count, Datatype type, int destination, int tag, Request request) {
    start(MpjRequestFunctions.IRSEND, buffer, count, type, destination, tag, request);
  }

  @Override
  default void irecv(
      MessageBuffer buffer, int count, Datatype type, int source, int tag, Request request) {
    start(MpjRequestFunctions.IRECV, buffer, count, type, source, tag(tag), request);
  }

  @Override
  default void sendInit(
      MessageBuffer buffer, int count, Datatype type, int destination, int tag, Request request) {
    keep(MpjRequestFunctions.SEND_INIT, buffer, count, type, destination, tag, request);
  }

  @Override
  default void ssendInit(
      MessageBuffer buffer, int count, Datatype type, int destination, int tag, Request request) {
    keep(MpjRequestFunctions.SSEND_INIT, buffer, count, type, destination, tag, request);
  }

  @Override
  default void rsendInit(
      MessageBuffer buffer, int count, Datatype type, int destination, int tag, Request request) {
    keep(MpjRequestFunctions.RSEND_INIT, buffer, count, type, destination, tag, request);
  }

  @Override
  default void recvInit(
      MessageBuffer buffer, int count, Datatype type, int source, int tag, Request request) {
    keep(MpjRequestFunctions.RECV_INIT, buffer, count, type, source, tag(tag), request);
  }

  private void start(
      MpjFunction function,
      MessageBuffer buffer,
      int count,
      Datatype type,
      int partner,
      int tag,
      Request request) {
    MpjRequest unused = MpjRequest.unused(request);
    unused.begin(made(function, buffer, count, type, partner, tag));
  }

  private void keep(
      MpjFunction function,
      MessageBuffer buffer,
      int count,
      Datatype type,
      int partner,
      int tag,
      Request request) {
    MpjRequest unused = MpjRequest.unused(request);
    unused.keep(made(function, buffer, count, type, partner, tag));
  }

  private Object made(
      MpjFunction function, MessageBuffer buffer, int count, Datatype type, int partner, int tag) {
    ArrayMessageBuffer own = checked(buffer, 1, count, type);
    int other = partner(partner);
    try {
      return (Object)
          function
              .handle()
              .invokeExact(handle(), own.array(), own.offset(), count, datatype(type), other, tag);
    } catch (Throwable e) {
      throw function.failed(e);
    }
  }

  @Override
  default Requests requests(int count) {
    return new MpjRequests(count);
  }

  @Override
  default int activeRequests() {
    return MpjRequests.active();
  }
}
