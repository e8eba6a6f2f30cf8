package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.PartitionMarks;
import org.tutti.mpi.PartitionMisuse;
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
    RECEIVE,
    /** Received already, by a matched probe. */
    TAKEN
  }

  private final Transfer transfer;
  private Transport transport;
  private MessageMode kind = MessageMode.STANDARD;
  private ByteBuffer buffer;
  private int length;
  private int partner = PointToPointMessages.PROC_NULL;
  private int tag;
  private boolean cancelled;

  /** The partitions that are ready; null if the message leaves when it is started. */
  private PartitionMarks marks;

  private int partitions;
  private int partitionBytes;
  private boolean isReady;
  private TransportMatchedMessage taken;

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
    marks = null;
    partitions = 0;
  }

  /** The message that was described has so many partitions. */
  void divide(int parts) {
    boolean isSent = kind != MessageMode.RECEIVE;
    PartitionMisuse.requireSome(parts);
    marks = isSent ? new PartitionMarks(parts) : null;
    partitions = isSent ? 0 : parts;
    partitionBytes = length / parts;
  }

  /** What a matched probe has found is received into a buffer. */
  void describe(Transport way, TransportMatchedMessage found, ByteBuffer newBuffer, int bytes) {
    describe(way, MessageMode.TAKEN, newBuffer, bytes, found.source(), found.tag());
    taken = found;
  }

  void start() {
    cancelled = false;
    isReady = marks == null;
    if (marks != null) {
      marks.begin();
    } else if (partner != PointToPointMessages.PROC_NULL || kind == MessageMode.TAKEN) {
      transferNow();
    }
  }

  /**
   * The marks of the partitions of a message that was started.
   *
   * @throws PartitionMisuse if it is sent as a whole, or received
   */
  PartitionMarks marks(String function) {
    if (marks == null) {
      throw PartitionMisuse.notOf(function);
    }
    return marks;
  }

  /** So many more partitions have been marked; the message is sent with the last. */
  void marked(int more) {
    if (more == 0) {
      return;
    }
    isReady = marks.areAllReady();
    if (partner == PointToPointMessages.PROC_NULL) {
      return;
    }
    if (isReady) {
      transferNow();
    } else {
      transport.startPart(transfer, more * partitionBytes, partner);
    }
  }

  /** Lets a message be waited for that can be sent. */
  void requireReady() {
    if (marks != null) {
      marks.requireAllReady();
    }
  }

  /**
   * Refuses to look at a partition that is not one of a message to be received.
   *
   * @throws PartitionMisuse if it is none
   */
  void requirePartition(int partition) {
    if (partitions == 0) {
      throw PartitionMisuse.notOf("MPI_Parrived");
    }
    if (partition < 0 || partition >= partitions) {
      throw PartitionMisuse.outside(partition, partitions);
    }
  }

  private void transferNow() {
    switch (kind) {
      case STANDARD -> transport.startSend(transfer, buffer, 0, length, partner, tag);
      case SYNCHRONOUS -> transport.startSynchronousSend(transfer, buffer, 0, length, partner, tag);
      case BUFFERED ->
          transport.progress().buffered().send(transport, buffer, length, partner, tag);
      case RECEIVE -> transport.startReceive(transfer, buffer, 0, length, partner, tag);
      case TAKEN -> taken.moveInto(buffer, length);
    }
  }

  @Override
  public boolean isDone() {
    return isReady && (hasNoTransfer() || transfer.isDone());
  }

  private boolean hasNoTransfer() {
    return partner == PointToPointMessages.PROC_NULL
        || kind == MessageMode.BUFFERED
        || kind == MessageMode.TAKEN;
  }

  /** Only a receive that no message has met can be taken back. */
  void cancel() {
    cancelled = kind == MessageMode.RECEIVE && !hasNoTransfer() && transfer.cancel();
  }

  /** Fills in the status of a message that is done. */
  void describe(TransportStatus status) {
    if (cancelled) {
      status.cancelled();
    } else if (kind == MessageMode.TAKEN) {
      status.received(taken.source(), taken.tag(), taken.bytes());
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
