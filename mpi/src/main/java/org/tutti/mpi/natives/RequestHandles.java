package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.tutti.mpi.PartitionMarks;
import org.tutti.mpi.PartitionMisuse;

/**
 * Handles of requests beside each other in memory that the library reads and writes, what each is
 * used for, and what the library still works on. Apart from the requests themselves, so that it
 * outlives those that somebody forgets while they are active. In arrays, since a window of requests
 * is completed within what is timed, and the JIT makes vector instructions of that.
 */
final class RequestHandles {
  /** The library has nothing behind the handle. */
  static final byte FREE = 0;

  /** The bit of a communication that the library works on. */
  static final byte ACTIVE = 1;

  /** The bit of a communication that can be started again. */
  static final byte PERSISTENT = 2;

  /** The bit of a message that is sent in partitions, each of which is marked ready. */
  static final byte PARTITIONED = 4;

  /** What a request keeps reachable: the buffers and the blocks of both directions. */
  static final int KEPT = 4;

  /** Which of these are the marks or flags of partitions. */
  static final int PARTITIONS = 1;

  private static final long NULL = LibraryBinding.constant("MPI_REQUEST_NULL");

  private final ByteBuffer handles;
  private final long address;
  private final byte[] states;
  private final Object[] kept;
  private boolean hasPartitioned;

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

  /** The address of the first handle. */
  long address() {
    return address;
  }

  /** The address of a handle. */
  long address(int index) {
    return address + (long) index * OutParameters.HANDLE_BYTES;
  }

  /** The handle itself, which a persistent communication keeps. */
  long handle(int index) {
    return OutParameters.handle(handles, index);
  }

  /** Notes that a message in partitions is among the requests. */
  void partitioned() {
    hasPartitioned = true;
  }

  /** The marks of a message that is sent in partitions. */
  PartitionMarks marks(int index) {
    return (PartitionMarks) kept[KEPT * index + PARTITIONS];
  }

  /** All that are sent in partitions are started: none of these is ready. */
  void beginPartitions() {
    for (int index = 0; hasPartitioned && index < states.length; index++) {
      if ((states[index] & PARTITIONED) != 0) {
        marks(index).begin();
      }
    }
  }

  /**
   * Lets the active requests be waited for.
   *
   * @throws PartitionMisuse if a partition of one was never marked ready
   */
  void requireReadyPartitions() {
    for (int index = 0; hasPartitioned && index < states.length; index++) {
      if ((states[index] & (ACTIVE | PARTITIONED)) == (ACTIVE | PARTITIONED)) {
        marks(index).requireAllReady();
      }
    }
  }

  /** The bits of each request; not a copy. */
  byte[] states() {
    return states;
  }

  /** {@link #KEPT} references for each request; not a copy. */
  Object[] kept() {
    return kept;
  }

  boolean isAnyActive() {
    int all = 0;
    for (byte state : states) {
      all |= state;
    }
    return (all & ACTIVE) != 0;
  }

  /** Number of active requests. */
  int active() {
    int number = 0;
    for (byte state : states) {
      number += state & ACTIVE;
    }
    return number;
  }

  void activateAll() {
    for (int index = 0; index < states.length; index++) {
      states[index] |= ACTIVE;
    }
  }

  void completeAll() {
    for (int index = 0; index < states.length; index++) {
      states[index] &= ~ACTIVE;
    }
  }

  void complete(int index) {
    states[index] &= ~ACTIVE;
  }

  /** Gives a persistent communication back; the library refuses if there is none. */
  void release(int index) {
    RequestFunctions.FREE.call(address(index));
    states[index] = FREE;
    Arrays.fill(kept, KEPT * index, KEPT * (index + 1), null);
  }

  /** Gives all persistent communications back. */
  void releaseAll() {
    for (int index = 0; index < states.length; index++) {
      if ((states[index] & (ACTIVE | PERSISTENT)) == PERSISTENT) {
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
      if ((states[index] & ACTIVE) != 0 && isOver(index)) {
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
