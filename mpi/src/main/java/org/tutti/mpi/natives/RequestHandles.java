package org.tutti.mpi.natives;

import java.nio.ByteBuffer;

/**
 * Handles of requests beside each other in memory that the library reads and writes, and what each
 * is used for. Apart from the requests themselves, so that it outlives those that somebody forgets
 * while they are active.
 */
final class RequestHandles {
  private static final long NULL = LibraryBinding.constant("MPI_REQUEST_NULL");

  private final ByteBuffer handles;
  private final long address;
  private final RequestSlot[] slots;

  RequestHandles(int count) {
    handles = OutParameters.handles(count);
    address = LibraryBinding.addressOf(handles);
    slots = new RequestSlot[count];
    for (int index = 0; index < count; index++) {
      OutParameters.putHandle(handles, index, NULL);
      slots[index] = new RequestSlot(address + (long) index * OutParameters.HANDLE_BYTES);
    }
  }

  int size() {
    return slots.length;
  }

  /** Of the first handle. */
  long address() {
    return address;
  }

  RequestSlot at(int index) {
    return slots[index];
  }

  /** Number of active requests. */
  int active() {
    int number = 0;
    for (RequestSlot slot : slots) {
      number += slot.isActive() ? 1 : 0;
    }
    return number;
  }

  void activateAll() {
    for (RequestSlot slot : slots) {
      slot.activate();
    }
  }

  void completeAll() {
    for (RequestSlot slot : slots) {
      slot.complete();
    }
  }

  /** Gives all persistent communications back. */
  void releaseAll() {
    for (RequestSlot slot : slots) {
      if (slot.isPersistent() && !slot.isActive()) {
        slot.release();
      }
    }
  }

  /**
   * Finds out which requests a function that failed has completed: what fails is complete, too. The
   * library clears the handle of a communication that is not persistent; it is asked about others.
   */
  void settle() {
    for (int index = 0; index < slots.length; index++) {
      if (slots[index].isActive() && isOver(index)) {
        slots[index].complete();
      }
    }
  }

  private boolean isOver(int index) {
    RequestSlot slot = slots[index];
    if (!slot.isPersistent()) {
      return OutParameters.handle(handles, index) == NULL;
    }
    int code =
        RequestFunctions.TEST.code(slot.address(), OutParameters.address(), NativeStatus.IGNORE);
    return code != 0 || OutParameters.integer() != 0;
  }
}
