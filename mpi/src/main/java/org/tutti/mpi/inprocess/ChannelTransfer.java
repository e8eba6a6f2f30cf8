package org.tutti.mpi.inprocess;

import java.nio.ByteBuffer;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Transfer;
import org.tutti.mpi.transport.Transport;

/** A message that one rank has started to send or to receive. */
final class ChannelTransfer extends Transfer {
  private final PendingMessages pending;
  private final Receipt receipt = new Receipt();
  private ByteBuffer buffer;
  private int offset;
  private int length;
  private ChannelTransport transport;
  private int source;
  private int tag;
  private Channel channel;
  private boolean acknowledged;
  private boolean done;

  ChannelTransfer(PendingMessages pending) {
    this.pending = pending;
  }

  /** Describes the message, either way. */
  ChannelTransfer of(ByteBuffer newBuffer, int newOffset, int newLength) {
    buffer = newBuffer;
    offset = newOffset;
    length = newLength;
    done = false;
    return this;
  }

  /** Becomes a message to be posted. */
  void sendInto(Channel out, ChannelTransport sender, int newTag, boolean synchronous) {
    channel = out;
    transport = sender;
    tag = newTag;
    acknowledged = synchronous || length > Channel.EAGER_BYTES;
  }

  Channel channel() {
    return channel;
  }

  /** Sender: whether there was room for the message. */
  boolean post() {
    if (acknowledged) {
      receipt.expect();
    }
    done =
        channel.post(
            transport.context(), tag, buffer, offset, length, acknowledged ? receipt : null);
    return done;
  }

  /** Becomes a receive; the source is a rank of the transport's group or any. */
  void receiveFrom(int newSource, ChannelTransport receiver, int newTag) {
    source = newSource;
    transport = receiver;
    tag = newTag;
    acknowledged = false;
  }

  /** Receiver: whether a message that {@code sender}, a rank of the world, sent is meant for it. */
  boolean accepts(int sender, MessageSlot message) {
    return message.matches(transport.context(), tag)
        && (source == Transport.ANY || transport.worldRank(source) == sender);
  }

  /** Receiver: whether a message of {@code sender}, a rank of the world, could be meant for it. */
  MessageSlot early(int sender, Channel in) {
    boolean possible = source == Transport.ANY || transport.worldRank(source) == sender;
    return possible ? in.early(transport.context(), tag) : null;
  }

  /** Receiver: copies the message, which {@code sender}, a rank of the world, has sent. */
  void take(int sender, MessageSlot message) {
    describe(transport.groupRank(sender), message.tag(), message.length());
    if (message.length() > length) {
      fail(Errors.truncated(message.length(), length, source(), tag()));
    } else {
      message.copyInto(buffer, offset);
    }
    done = true;
  }

  /** A message was found that could be received. */
  void show(int sender, ChannelTransport receiver, MessageSlot message) {
    describe(receiver.groupRank(sender), message.tag(), message.length());
  }

  @Override
  public boolean isDone() {
    return done && (!acknowledged || receipt.isGiven());
  }

  @Override
  public boolean cancel() {
    boolean withdrawn = pending.withdraw(this);
    done |= withdrawn;
    return withdrawn;
  }
}
