package org.tutti.mpi.inprocess;

import java.nio.ByteBuffer;
import org.tutti.mpi.transport.Transport;

/**
 * Place of one message on its way. Its state is the only thing both sides write, and shows whose
 * the other fields are: the sender's while empty, the receiver's while full.
 */
final class MessageSlot {
  private static final int EMPTY = 0;
  private static final int FULL = 1;

  private final ByteBuffer eager;
  private ByteBuffer payload;
  private int offset;
  private int context;
  private int tag;
  private int length;
  private Receipt receipt;
  private volatile int state;

  MessageSlot(ByteBuffer eager) {
    this.eager = eager;
  }

  boolean isEmpty() {
    return state == EMPTY;
  }

  boolean isFull() {
    return state == FULL;
  }

  boolean matches(int wantedContext, int wantedTag) {
    return context == wantedContext && (tag == wantedTag || wantedTag == Transport.ANY);
  }

  /**
   * Sender: fills an empty slot, with a copy where the message is short.
   *
   * @param receipt given when the message was taken; null if nobody waits for that
   */
  void fill(int context, int tag, ByteBuffer message, int offset, int length, Receipt receipt) {
    this.context = context;
    this.tag = tag;
    this.length = length;
    this.receipt = receipt;
    if (length <= eager.capacity()) {
      eager.put(0, message, offset, length);
      this.payload = eager;
      this.offset = 0;
    } else {
      this.payload = message;
      this.offset = offset;
    }
    state = FULL;
  }

  int context() {
    return context;
  }

  int tag() {
    return tag;
  }

  int length() {
    return length;
  }

  /** Receiver: copies the message out of a full slot. */
  void copyInto(ByteBuffer target, int targetOffset) {
    target.put(targetOffset, payload, offset, length);
  }

  /**
   * Receiver: moves a message that nobody waits for yet into an empty slot of the same capacity;
   * this one is empty then. A long message stays in its sender's memory.
   */
  void moveInto(MessageSlot aside) {
    aside.fill(context, tag, payload, offset, length, receipt);
    state = EMPTY;
  }

  /** Receiver: the message was copied out or refused; gives the slot back to the sender. */
  void release() {
    if (receipt != null) {
      receipt.give();
    }
    state = EMPTY;
  }
}
