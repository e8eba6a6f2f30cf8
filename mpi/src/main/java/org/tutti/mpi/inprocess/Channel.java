package org.tutti.mpi.inprocess;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/**
 * The messages from one rank to another, in order. One thread sends, one receives.
 *
 * <p>Messages that arrive before anybody asks for their context and tag are moved aside, so that
 * later ones can be matched. A rendezvous message stays in its slot: its sender waits, so nothing
 * is behind it.
 */
final class Channel {
  private static final int SLOTS = 16;
  static final int EAGER_BYTES = 1024;

  private final MessageSlot[] ring = new MessageSlot[SLOTS];
  private int sendPosition;
  private int receivePosition;
  private final Deque<MessageSlot> unexpected = new ArrayDeque<>();

  Channel() {
    ByteBuffer memory = ByteBuffer.allocateDirect(SLOTS * EAGER_BYTES);
    for (int i = 0; i < SLOTS; i++) {
      ring[i] = new MessageSlot(memory.slice(i * EAGER_BYTES, EAGER_BYTES));
    }
  }

  /** Sender: the slot with the message, or null while the receiver has not emptied the ring. */
  MessageSlot post(int context, int tag, ByteBuffer message, int offset, int length) {
    MessageSlot slot = ring[sendPosition];
    if (!slot.isEmpty()) {
      return null;
    }
    sendPosition = (sendPosition + 1) % SLOTS;
    slot.fill(context, tag, message, offset, length);
    return slot;
  }

  /** Receiver: the oldest message with this context and tag, or null; to be {@link #taken}. */
  MessageSlot match(int context, int tag) {
    if (!unexpected.isEmpty()) {
      MessageSlot early = early(context, tag);
      if (early != null) {
        return early;
      }
    }
    while (true) {
      MessageSlot slot = ring[receivePosition];
      if (!slot.isFull()) {
        return null;
      }
      if (slot.matches(context, tag)) {
        return slot;
      }
      if (!slot.isEager()) {
        return null;
      }
      unexpected.add(slot.moved());
      taken(slot);
    }
  }

  /** Receiver: moves what has arrived aside, so that the sender finds room. */
  void drain() {
    MessageSlot slot = ring[receivePosition];
    while (slot.isFull() && slot.isEager()) {
      unexpected.add(slot.moved());
      taken(slot);
      slot = ring[receivePosition];
    }
  }

  /** Receiver: the message was copied out. */
  void taken(MessageSlot slot) {
    if (slot == ring[receivePosition]) {
      receivePosition = (receivePosition + 1) % SLOTS;
    }
    slot.release();
  }

  private MessageSlot early(int context, int tag) {
    for (Iterator<MessageSlot> slots = unexpected.iterator(); slots.hasNext(); ) {
      MessageSlot slot = slots.next();
      if (slot.matches(context, tag)) {
        slots.remove();
        return slot;
      }
    }
    return null;
  }
}
