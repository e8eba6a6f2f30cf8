package org.tutti.mpi.simulated;

import java.nio.ByteBuffer;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Transfer;
import org.tutti.mpi.transport.Transport;

/**
 * A message that one rank has started to send or to receive. A synchronous send is the receive of
 * its acknowledgment.
 */
final class SimulatedTransfer extends Transfer {
  private final VirtualMessages messages;
  private ByteBuffer buffer;
  private int offset;
  private int length;
  private int context;
  private int tag;
  private int source;
  private SimulatedTransport transport;
  private Mailbox.Mail mail;
  private int sender;
  private boolean done;
  private EarlyParts early = EarlyParts.NONE;

  SimulatedTransfer(VirtualMessages messages) {
    this.messages = messages;
  }

  /** A part of the message that is sent next is ready at a time, and leaves. */
  void leave(int bytes, double time, double perByte) {
    early = early.and(bytes, time, perByte);
  }

  /** What has left already of the message that is sent next. */
  EarlyParts early() {
    return early;
  }

  /** Every message leaves at once. */
  void sent() {
    early = EarlyParts.NONE;
    done = true;
  }

  /** Where the message goes that is to be received. */
  SimulatedTransfer into(ByteBuffer newBuffer, int newOffset, int newLength) {
    buffer = newBuffer;
    offset = newOffset;
    length = newLength;
    mail = null;
    done = false;
    return this;
  }

  /**
   * Whom it comes from: a rank of the world or any.
   *
   * @param receiver translates the source, or null where nobody asks for it
   */
  void from(int newSource, int newContext, int newTag, SimulatedTransport receiver) {
    source = newSource;
    context = newContext;
    tag = newTag;
    transport = receiver;
  }

  int source(int worldSource) {
    return transport == null ? worldSource : transport.groupRank(worldSource);
  }

  /** The source as a rank of the world, or any. */
  int awaitedSource() {
    return source;
  }

  int context() {
    return context;
  }

  int awaitedTag() {
    return tag;
  }

  boolean takesAnySource() {
    return source == Transport.ANY;
  }

  /** Whether there could be a message that both of them would take. */
  boolean competes(SimulatedTransfer other) {
    return context == other.context
        && (tag == other.tag || tag == Transport.ANY || other.tag == Transport.ANY);
  }

  /** A message that {@code worldSource} sent is meant for this receive, and may be on its way. */
  void match(int worldSource, Mailbox.Mail matching) {
    sender = worldSource;
    mail = matching;
  }

  /** When the message arrives that it was matched with. */
  double arrival() {
    return mail.arrival();
  }

  /** The message has arrived; returns it. */
  Mailbox.Mail accept() {
    describe(source(sender), mail.tag(), mail.payload().length);
    if (mail.payload().length > length) {
      fail(Errors.truncated(mail.payload().length, length, source(), tag()));
    } else {
      buffer.put(offset, mail.payload());
    }
    done = true;
    return mail;
  }

  int sender() {
    return sender;
  }

  /** A message was found that could be received. */
  void show(int worldSource, Mailbox.Mail found) {
    describe(source(worldSource), found.tag(), found.payload().length);
  }

  @Override
  public boolean isDone() {
    return done;
  }

  @Override
  public boolean cancel() {
    boolean withdrawn = messages.withdraw(this);
    done |= withdrawn;
    return withdrawn;
  }
}
