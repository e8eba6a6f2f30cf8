package org.tutti.lab.mpj;

import static org.tutti.lab.mpj.MpjArgumentChecks.checked;
import static org.tutti.lab.mpj.MpjConstants.datatype;
import static org.tutti.lab.mpj.MpjConstants.partner;
import static org.tutti.lab.mpj.MpjConstants.tag;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Status;

/**
 * Blocking messages. Buffered sends are left out: in MPJ Express 0.44 a second one does not return
 * before the first has been received.
 */
interface MpjPointToPoint extends PointToPointMessages, MpjHandle {
  @Override
  default void send(MessageBuffer buffer, int count, Datatype type, int destination, int tag) {
    send(MpjMessageFunctions.SEND, buffer, count, type, destination, tag);
  }

  @Override
  default void ssend(MessageBuffer buffer, int count, Datatype type, int destination, int tag) {
    send(MpjMessageFunctions.SSEND, buffer, count, type, destination, tag);
  }

  @Override
  default void rsend(MessageBuffer buffer, int count, Datatype type, int destination, int tag) {
    send(MpjMessageFunctions.RSEND, buffer, count, type, destination, tag);
  }

  private void send(
      MpjFunction function,
      MessageBuffer buffer,
      int count,
      Datatype type,
      int destination,
      int tag) {
    ArrayMessageBuffer out = checked(buffer, 1, count, type);
    int to = partner(destination);
    try {
      function
          .handle()
          .invokeExact(handle(), out.array(), out.offset(), count, datatype(type), to, tag);
    } catch (Throwable e) {
      throw function.failed(e);
    }
  }

  @Override
  default void recv(MessageBuffer buffer, int count, Datatype type, int source, int tag) {
    Object ignored = receive(buffer, count, type, source, tag);
  }

  @Override
  default void recv(
      MessageBuffer buffer, int count, Datatype type, int source, int tag, Status status) {
    MpjStatus.of(status).set(receive(buffer, count, type, source, tag));
  }

  private Object receive(MessageBuffer buffer, int count, Datatype type, int source, int tag) {
    ArrayMessageBuffer in = checked(buffer, 1, count, type);
    int from = partner(source);
    try {
      return (Object)
          MpjMessageFunctions.RECV
              .handle()
              .invokeExact(
                  handle(), in.array(), in.offset(), count, datatype(type), from, tag(tag));
    } catch (Throwable e) {
      throw MpjMessageFunctions.RECV.failed(e);
    }
  }

  @Override
  default void probe(int source, int tag, Status status) {
    MpjStatus.of(status).set(found(MpjMessageFunctions.PROBE, source, tag));
  }

  @Override
  default boolean iprobe(int source, int tag, Status status) {
    MpjStatus own = MpjStatus.of(status);
    Object found = found(MpjMessageFunctions.IPROBE, source, tag);
    if (found != null) {
      own.set(found);
    }
    return found != null;
  }

  private Object found(MpjFunction function, int source, int tag) {
    int from = partner(source);
    try {
      return (Object) function.handle().invokeExact(handle(), from, tag(tag));
    } catch (Throwable e) {
      throw function.failed(e);
    }
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
      Datatype type) {
    Object ignored =
        exchange(
            send,
            sendCount,
            type,
            destination,
            sendTag,
            receive,
            receiveCount,
            type,
            source,
            receiveTag);
  }

  /** MPJ Express refuses to receive a message as another datatype than it was sent. */
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
    MpjStatus own = MpjStatus.of(status);
    own.set(
        exchange(
            send,
            sendCount,
            sendType,
            destination,
            sendTag,
            receive,
            receiveCount,
            receiveType,
            source,
            receiveTag));
  }

  private Object exchange(
      MessageBuffer send,
      int sendCount,
      Datatype sendType,
      int destination,
      int sendTag,
      MessageBuffer receive,
      int receiveCount,
      Datatype receiveType,
      int source,
      int receiveTag) {
    ArrayMessageBuffer out = checked(send, 1, sendCount, sendType);
    ArrayMessageBuffer in = checked(receive, 1, receiveCount, receiveType);
    int to = partner(destination);
    int from = partner(source);
    try {
      return (Object)
          MpjMessageFunctions.SENDRECV
              .handle()
              .invokeExact(
                  handle(),
                  out.array(),
                  out.offset(),
                  sendCount,
                  datatype(sendType),
                  to,
                  sendTag,
                  in.array(),
                  in.offset(),
                  receiveCount,
                  datatype(receiveType),
                  from,
                  tag(receiveTag));
    } catch (Throwable e) {
      throw MpjMessageFunctions.SENDRECV.failed(e);
    }
  }

  @Override
  default void sendrecvReplace(
      MessageBuffer buffer,
      int count,
      Datatype type,
      int destination,
      int sendTag,
      int source,
      int receiveTag,
      Status status) {
    MpjStatus own = MpjStatus.of(status);
    ArrayMessageBuffer both = checked(buffer, 1, count, type);
    int to = partner(destination);
    int from = partner(source);
    try {
      own.set(
          (Object)
              MpjMessageFunctions.SENDRECV_REPLACE
                  .handle()
                  .invokeExact(
                      handle(),
                      both.array(),
                      both.offset(),
                      count,
                      datatype(type),
                      to,
                      sendTag,
                      from,
                      tag(receiveTag)));
    } catch (Throwable e) {
      throw MpjMessageFunctions.SENDRECV_REPLACE.failed(e);
    }
  }

  @Override
  default Status status() {
    return new MpjStatus();
  }
}
