package org.tutti.mpi.inprocess;

import java.nio.ByteBuffer;

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

  /** True if the message was copied in, so that its sender does not wait. */
  boolean isEager() {
    return payload == eager;
  }

  boolean matches(int wantedContext, int wantedTag) {
    return context == wantedContext && tag == wantedTag;
  }

  /** Sender: fills an empty slot, with a copy where the message is short. */
  void fill(int context, int tag, ByteBuffer message, int offset, int length) {
    this.context = context;
    this.tag = tag;
    this.length = length;
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

  int length() {
    return length;
  }

  /** Receiver: copies the message out of a full slot. */
  void copyInto(ByteBuffer target, int targetOffset) {
    target.put(targetOffset, payload, offset, length);
  }

  /** Receiver: an eager message that nobody waits for yet, moved out of the way. */
  MessageSlot moved() {
    ByteBuffer copy = ByteBuffer.allocate(length);
    MessageSlot parked = new MessageSlot(copy);
    parked.fill(context, tag, eager, 0, length);
    return parked;
  }

  /** Receiver: gives the slot back to the sender. */
  void release() {
    state = EMPTY;
  }
}
