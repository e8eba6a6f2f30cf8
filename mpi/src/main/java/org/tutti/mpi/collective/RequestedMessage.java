package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.transport.Activity;
import org.tutti.mpi.transport.Transfer;
import org.tutti.mpi.transport.Transport;

/** The message that a request stands for, to be started once or again and again. */
final class RequestedMessage implements Activity {
  /** How it is sent, or that it is received. A ready send is as fast as a standard one here. */
  enum MessageMode {
    STANDARD,
    SYNCHRONOUS,
    BUFFERED,
    RECEIVE
  }

  private final Transfer transfer;
  private Transport transport;
  private MessageMode kind = MessageMode.STANDARD;
  private ByteBuffer buffer;
  private int length;
  private int partner = PointToPointMessages.PROC_NULL;
  private int tag;
  private boolean cancelled;

  RequestedMessage(Transport transport) {
    this.transfer = transport.transfer();
  }

  /** What is to be sent or received; the partner may be {@link PointToPointMessages#PROC_NULL}. */
  void describe(
      Transport way,
      MessageMode newKind,
      ByteBuffer newBuffer,
      int bytes,
      int newPartner,
      int newTag) {
    transport = way;
    kind = newKind;
    buffer = newBuffer;
    length = bytes;
    partner = newPartner;
    tag = newTag;
  }

  void start() {
    cancelled = false;
    if (partner == PointToPointMessages.PROC_NULL) {
      return;
    }
    switch (kind) {
      case STANDARD -> transport.startSend(transfer, buffer, 0, length, partner, tag);
      case SYNCHRONOUS -> transport.startSynchronousSend(transfer, buffer, 0, length, partner, tag);
      case BUFFERED ->
          transport.progress().buffered().send(transport, buffer, length, partner, tag);
      case RECEIVE -> transport.startReceive(transfer, buffer, 0, length, partner, tag);
    }
  }

  @Override
  public boolean isDone() {
    return hasNoTransfer() || transfer.isDone();
  }

  private boolean hasNoTransfer() {
    return partner == PointToPointMessages.PROC_NULL || kind == MessageMode.BUFFERED;
  }

  /** Only a receive that no message has met can be taken back. */
  void cancel() {
    cancelled = kind == MessageMode.RECEIVE && !hasNoTransfer() && transfer.cancel();
  }

  /** Fills in the status of a message that is done. */
  void describe(TransportStatus status) {
    if (cancelled) {
      status.cancelled();
    } else if (kind != MessageMode.RECEIVE) {
      status.empty();
    } else if (hasNoTransfer()) {
      status.nobody();
    } else {
      status.received(transfer);
    }
  }

  /**
   * Checks a message that is done.
   *
   * @throws org.tutti.mpi.MpiException if it was wrong
   */
  void check() {
    if (!hasNoTransfer()) {
      transfer.check();
    }
  }
}
