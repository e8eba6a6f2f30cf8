package org.tutti.mpi.natives;

import java.nio.ByteBuffer;

/**
 * Handles of requests beside each other in memory that the library reads and writes, what has been
 * started with each, and what the library still works on. Apart from the requests themselves, so
 * that it outlives those that somebody forgets while they are active.
 */
final class RequestHandles {
  private static final long NULL = LibraryBinding.constant("MPI_REQUEST_NULL");
  private static final byte FREE = 0;
  private static final byte ACTIVE = 1;
  private static final byte PERSISTENT = 2;
  private static final int KEPT = 4;

  private final ByteBuffer handles;
  private final long address;
  private final byte[] states;
  private final Object[] kept;

  RequestHandles(int count) {
    handles = OutParameters.handles(count);
    address = LibraryBinding.addressOf(handles);
    states = new byte[count];
    kept = new Object[KEPT * count];
    for (int index = 0; index < count; index++) {
      OutParameters.putHandle(handles, index, NULL);
    }
  }

  int size() {
    return states.length;
  }

  /** Of the first handle. */
  long address() {
    return address;
  }

  long address(int index) {
    return address + (long) index * OutParameters.HANDLE_BYTES;
  }

  /** Whether the library has nothing behind the handle. */
  boolean isFree(int index) {
    return states[index] == FREE;
  }

  boolean isActive(int index) {
    return (states[index] & ACTIVE) != 0;
  }

  /** Number of active requests. */
  int active() {
    int number = 0;
    for (byte state : states) {
      number += state & ACTIVE;
    }
    return number;
  }

  /** Notes that a communication was started, or started again. */
  void activate(int index) {
    states[index] |= ACTIVE;
  }

  void activateAll() {
    for (int index = 0; index < states.length; index++) {
      states[index] |= ACTIVE;
    }
  }

  /** Notes that a persistent communication was set up. */
  void persist(int index) {
    states[index] = PERSISTENT;
  }

  /** Notes that a communication is complete. */
  void complete(int index) {
    states[index] &= ~ACTIVE;
  }

  void completeAll() {
    for (int index = 0; index < states.length; index++) {
      states[index] &= ~ACTIVE;
    }
  }

  /** Keeps a message's buffer reachable until the request is used for something else. */
  void keep(int index, Object buffer) {
    put(KEPT * index, buffer);
  }

  /** Keeps a collective's buffers and blocks reachable, of which any may be null. */
  void keep(int index, Object send, Object receive, Object sendBlocks, Object receiveBlocks) {
    int first = KEPT * index;
    put(first, send);
    put(first + 1, receive);
    put(first + 2, sendBlocks);
    put(first + 3, receiveBlocks);
  }

  /**
   * Stores only what differs, which it does when a buffer is used for the first time: comparing is
   * cheaper than a store into an array of objects, whose type is checked and whose memory is marked
   * for the garbage collector.
   */
  private void put(int at, Object object) {
    if (kept[at] != object) {
      kept[at] = object;
    }
  }

  /** Gives a persistent communication back; the library refuses if there is none. */
  void release(int index) {
    RequestFunctions.FREE.call(address(index));
    states[index] = FREE;
    keep(index, null, null, null, null);
  }

  /** Gives all persistent communications back. */
  void releaseAll() {
    for (int index = 0; index < states.length; index++) {
      if (states[index] == PERSISTENT) {
        release(index);
      }
    }
  }

  /**
   * Finds out which requests a function that failed has completed: what fails is complete, too. The
   * library clears the handle of a communication that is not persistent; it is asked about others.
   */
  void settle() {
    for (int index = 0; index < states.length; index++) {
      if (isActive(index) && isOver(index)) {
        complete(index);
      }
    }
  }

  private boolean isOver(int index) {
    if ((states[index] & PERSISTENT) == 0) {
      return OutParameters.handle(handles, index) == NULL;
    }
    int code =
        RequestFunctions.TEST.code(address(index), OutParameters.address(), NativeStatus.IGNORE);
    return code != 0 || OutParameters.integer() != 0;
  }
}
