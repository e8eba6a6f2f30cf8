package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.mpi.Status;
import org.tutti.mpi.collective.RequestedMessage.MessageMode;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Transport;

/** Nonblocking and persistent messages. */
abstract class RequestChapter extends MessageChapter {
  RequestChapter(Transport messages, Transport collective) {
    super(messages, collective);
  }

  @Override
  public final Requests requests(int count) {
    if (count < 0) {
      throw Errors.count("requests", count);
    }
    return new TransportRequests(this, count);
  }

  @Override
  public final Status status() {
    return new TransportStatus();
  }

  @Override
  public final int activeRequests() {
    return active().number();
  }

  @Override
  public final void isend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    ByteBuffer bytes = outgoing("isend", buffer, count, datatype, destination, tag);
    message(request, MessageMode.STANDARD, bytes, count * datatype.bytes(), destination, tag)
        .startMessage();
  }

  @Override
  public final void issend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    ByteBuffer bytes = outgoing("issend", buffer, count, datatype, destination, tag);
    message(request, MessageMode.SYNCHRONOUS, bytes, count * datatype.bytes(), destination, tag)
        .startMessage();
  }

  @Override
  public final void ibsend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    ByteBuffer bytes = outgoing("ibsend", buffer, count, datatype, destination, tag);
    message(request, MessageMode.BUFFERED, bytes, count * datatype.bytes(), destination, tag)
        .startMessage();
  }

  @Override
  public final void irsend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    ByteBuffer bytes = outgoing("irsend", buffer, count, datatype, destination, tag);
    message(request, MessageMode.STANDARD, bytes, count * datatype.bytes(), destination, tag)
        .startMessage();
  }

  @Override
  public final void sendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    ByteBuffer bytes = outgoing("send_init", buffer, count, datatype, destination, tag);
    message(request, MessageMode.STANDARD, bytes, count * datatype.bytes(), destination, tag)
        .keepMessage();
  }

  @Override
  public final void ssendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    ByteBuffer bytes = outgoing("ssend_init", buffer, count, datatype, destination, tag);
    message(request, MessageMode.SYNCHRONOUS, bytes, count * datatype.bytes(), destination, tag)
        .keepMessage();
  }

  @Override
  public final void bsendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    ByteBuffer bytes = outgoing("bsend_init", buffer, count, datatype, destination, tag);
    message(request, MessageMode.BUFFERED, bytes, count * datatype.bytes(), destination, tag)
        .keepMessage();
  }

  @Override
  public final void rsendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    ByteBuffer bytes = outgoing("rsend_init", buffer, count, datatype, destination, tag);
    message(request, MessageMode.STANDARD, bytes, count * datatype.bytes(), destination, tag)
        .keepMessage();
  }

  @Override
  public final void irecv(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Request request) {
    ByteBuffer bytes = incoming("irecv", buffer, count, datatype, source, tag);
    message(request, MessageMode.RECEIVE, bytes, count * datatype.bytes(), source, tag)
        .startMessage();
  }

  @Override
  public final void recvInit(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Request request) {
    ByteBuffer bytes = incoming("recv_init", buffer, count, datatype, source, tag);
    message(request, MessageMode.RECEIVE, bytes, count * datatype.bytes(), source, tag)
        .keepMessage();
  }

  private TransportRequest message(
      Request request, MessageMode kind, ByteBuffer bytes, int length, int partner, int tag) {
    TransportRequest unused = TransportRequest.unused(request);
    unused.message().describe(messages(), kind, bytes, length, partner, tag);
    return unused;
  }
}
