package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MatchedMessage;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Request;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Transfer;
import org.tutti.mpi.transport.Transport;

/** A message that a probe has received into memory of its own, and so taken out of the others. */
final class TransportMatchedMessage implements MatchedMessage {
  private final TransportOperations communicator;
  private final Transport transport;
  private final Transfer transfer;
  private final Scratch scratch;
  private ByteBuffer memory;
  private int source;
  private int tag;
  private int bytes;
  private boolean isHeld;

  TransportMatchedMessage(TransportOperations communicator) {
    this.communicator = communicator;
    transport = communicator.transport();
    transfer = transport.transfer();
    scratch = new Scratch(transport);
  }

  /**
   * What a probe of this communicator fills in.
   *
   * @throws IllegalArgumentException if it is another provider's or communicator's
   * @throws IllegalStateException if what it found before would be lost
   */
  static TransportMatchedMessage unused(MatchedMessage message, TransportOperations prober) {
    if (!(message instanceof TransportMatchedMessage own) || own.communicator != prober) {
      throw new IllegalArgumentException(
          "the message was not made by this communicator: " + message);
    }
    if (own.isHeld) {
      throw new IllegalStateException(
          "the message that was found before is to be received before another probe");
    }
    return own;
  }

  /** Takes a message that a probe has found; the next one that these arguments match is this. */
  void take(int from, int messageTag, int length) {
    memory = scratch.first(length);
    transport.startReceive(transfer, memory, 0, length, from, messageTag);
    transport.progress().await(transfer);
    transfer.check();
    hold(from, messageTag, length);
  }

  /** Stands for the message of nobody. */
  void takeNothing() {
    hold(PointToPointMessages.PROC_NULL, PointToPointMessages.ANY_TAG, 0);
  }

  private void hold(int from, int messageTag, int length) {
    source = from;
    tag = messageTag;
    bytes = length;
    isHeld = true;
  }

  int source() {
    return source;
  }

  int tag() {
    return tag;
  }

  int bytes() {
    return bytes;
  }

  @Override
  public void mrecv(MessageBuffer buffer, int count, Datatype datatype) {
    moveInto(room("mrecv", buffer, count, datatype), count * datatype.bytes());
  }

  @Override
  public void imrecv(MessageBuffer buffer, int count, Datatype datatype, Request request) {
    ByteBuffer room = room("imrecv", buffer, count, datatype);
    TransportRequest unused = TransportRequest.unused(request);
    unused.message().describe(transport, this, room, count * datatype.bytes());
    unused.startMessage();
  }

  private ByteBuffer room(String function, MessageBuffer buffer, int count, Datatype datatype) {
    communicator.check(function);
    if (!isHeld) {
      throw new IllegalStateException("no probe has found a message, or it was received before");
    }
    return ArgumentChecks.bytes(function, buffer, 1, count, datatype);
  }

  /**
   * The message is received.
   *
   * @throws org.tutti.mpi.MpiException if it is longer than the room for it
   */
  void moveInto(ByteBuffer buffer, int room) {
    isHeld = false;
    if (bytes > room) {
      throw Errors.truncated(bytes, room, source, tag);
    }
    if (bytes > 0) {
      buffer.put(0, memory, 0, bytes);
    }
  }
}
