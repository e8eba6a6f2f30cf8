package org.tutti.mpi.inprocess;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The messages from one rank to another, in order. One thread sends, one receives.
 *
 * <p>Messages that arrive before anybody asks for their context and tag are moved aside, so that
 * later ones can be matched. The slots for them are kept, so that in the long run none is made.
 */
final class Channel {
  private static final int SLOTS = 16;
  static final int EAGER_BYTES = 1024;

  private final MessageSlot[] ring = new MessageSlot[SLOTS];
  private int sendPosition;
  private int receivePosition;
  private final List<MessageSlot> unexpected = new ArrayList<>();
  private final Deque<MessageSlot> spare = new ArrayDeque<>();

  Channel() {
    ByteBuffer memory = ByteBuffer.allocateDirect(SLOTS * EAGER_BYTES);
    for (int i = 0; i < SLOTS; i++) {
      ring[i] = new MessageSlot(memory.slice(i * EAGER_BYTES, EAGER_BYTES));
    }
  }

  /**
   * Sender: puts the message into the ring.
   *
   * @param receipt as in {@link MessageSlot#fill}
   * @return false while the receiver has not emptied the ring
   */
  boolean post(int context, int tag, ByteBuffer message, int offset, int length, Receipt receipt) {
    MessageSlot slot = ring[sendPosition];
    if (!slot.isEmpty()) {
      return false;
    }
    sendPosition = (sendPosition + 1) % SLOTS;
    slot.fill(context, tag, message, offset, length, receipt);
    return true;
  }

  /** Receiver: the oldest message with this context and tag, or null; to be {@link #taken}. */
  MessageSlot match(int context, int tag) {
    if (!unexpected.isEmpty()) {
      MessageSlot early = early(context, tag);
      if (early != null) {
        return early;
      }
    }
    for (MessageSlot slot = arrived(); slot != null; slot = arrived()) {
      if (slot.matches(context, tag)) {
        return slot;
      }
      park();
    }
    return null;
  }

  /** Receiver: the oldest message in the ring, or null; to be {@link #taken} or parked. */
  MessageSlot arrived() {
    MessageSlot slot = ring[receivePosition];
    return slot.isFull() ? slot : null;
  }

  /** Receiver: moves the oldest message in the ring aside. */
  void park() {
    MessageSlot aside =
        spare.isEmpty() ? new MessageSlot(ByteBuffer.allocate(EAGER_BYTES)) : spare.pop();
    ring[receivePosition].moveInto(aside);
    unexpected.add(aside);
    receivePosition = (receivePosition + 1) % SLOTS;
  }

  /** Receiver: moves what has arrived aside, so that the sender finds room. */
  void drain() {
    while (arrived() != null) {
      park();
    }
  }

  /** Receiver: the message was copied out. */
  void taken(MessageSlot slot) {
    slot.release();
    if (slot == ring[receivePosition]) {
      receivePosition = (receivePosition + 1) % SLOTS;
    } else {
      spare.push(slot);
    }
  }

  /** Receiver: the oldest message aside with this context and tag, or null; it stays. */
  MessageSlot parked(int context, int tag) {
    int index = indexOf(context, tag);
    return index < 0 ? null : unexpected.get(index);
  }

  /** Receiver: as {@link #parked}, but takes it away; to be {@link #taken}. */
  MessageSlot early(int context, int tag) {
    int index = indexOf(context, tag);
    return index < 0 ? null : unexpected.remove(index);
  }

  private int indexOf(int context, int tag) {
    for (int index = 0; index < unexpected.size(); index++) {
      if (unexpected.get(index).matches(context, tag)) {
        return index;
      }
    }
    return -1;
  }
}
