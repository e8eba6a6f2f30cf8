package org.tutti.mpi.natives;

/**
 * What has been started with one request, and what the library still works on. Apart from the
 * request itself, so that it outlives one that somebody forgets while it is active. Plain fields,
 * since they are read and written within what is timed.
 */
final class RequestSlot {
  private static final int FREE = 0;
  private static final int ACTIVE = 1;
  private static final int PERSISTENT = 2;

  private final long address;
  private int state;
  private Object send;
  private Object receive;
  private Object sendBlocks;
  private Object receiveBlocks;

  RequestSlot(long address) {
    this.address = address;
  }

  /** Of the handle. */
  long address() {
    return address;
  }

  /** Whether the library has nothing behind the handle. */
  boolean isFree() {
    return state == FREE;
  }

  boolean isActive() {
    return (state & ACTIVE) != 0;
  }

  boolean isPersistent() {
    return (state & PERSISTENT) != 0;
  }

  /** Notes that a communication was started, or started again. */
  void activate() {
    state |= ACTIVE;
  }

  /** Notes that a persistent communication was set up. */
  void persist() {
    state = PERSISTENT;
  }

  /** Notes that a communication is complete. */
  void complete() {
    state &= ~ACTIVE;
  }

  /** Keeps a message's buffer reachable until the request is used for something else. */
  void keep(Object buffer) {
    // Stores only what differs, as it seldom does: the JVM marks memory that references change in.
    if (send != buffer) {
      send = buffer;
    }
  }

  /** Keeps a collective's buffers and blocks reachable, of which any may be null. */
  void keep(Object sent, Object received, Object blocksSent, Object blocksReceived) {
    keep(sent);
    if (receive != received) {
      receive = received;
    }
    if (sendBlocks != blocksSent) {
      sendBlocks = blocksSent;
    }
    if (receiveBlocks != blocksReceived) {
      receiveBlocks = blocksReceived;
    }
  }

  /** Gives a persistent communication back; the library refuses if there is none. */
  void release() {
    RequestFunctions.FREE.call(address);
    state = FREE;
    keep(null, null, null, null);
  }
}
