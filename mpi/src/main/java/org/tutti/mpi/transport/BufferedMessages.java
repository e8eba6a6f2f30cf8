package org.tutti.mpi.transport;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The buffered sends of one rank. The memory that the user attaches limits how much may be under
 * way, as in MPI; the copies lie in memory of the transport, which it sends from fastest.
 */
public final class BufferedMessages {
  /** Bytes of the user's memory that each message takes beside its own. */
  public static final int OVERHEAD = 64;

  private static final int DETACHED = -1;

  private final Progress progress;
  private final Deque<Copy> spare = new ArrayDeque<>();
  private final List<Copy> underWay = new ArrayList<>();
  private int capacity = DETACHED;
  private long used;

  BufferedMessages(Progress progress) {
    this.progress = progress;
  }

  /** A copy of a message, and its way. */
  private static final class Copy {
    private final Transfer transfer;
    private ByteBuffer memory;
    private int length;

    Copy(Transport transport) {
      transfer = transport.transfer();
      memory = transport.memory(0);
    }

    void fill(Transport transport, ByteBuffer message, int newLength) {
      if (memory.capacity() < newLength) {
        memory = transport.memory(newLength);
      }
      memory.put(0, message, 0, newLength);
      length = newLength;
    }
  }

  /** Messages may take this many bytes altogether from now on. */
  public void attach(int bytes) {
    if (capacity != DETACHED) {
      throw Errors.buffer("MPI_Buffer_attach", "a buffer is attached already");
    }
    capacity = bytes;
  }

  /** Returns when all messages have left. */
  public void detach() {
    if (capacity == DETACHED) {
      throw Errors.buffer("MPI_Buffer_detach", "no buffer is attached");
    }
    flush();
    capacity = DETACHED;
  }

  /** Returns when all messages have left. */
  public void flush() {
    progress.await(this::allLeft);
  }

  /** Copies the message and sends the copy. */
  public void send(Transport transport, ByteBuffer message, int length, int destination, int tag) {
    allLeft();
    long needed = used + length + OVERHEAD;
    if (needed > capacity) {
      throw Errors.buffer(
          "MPI_Bsend",
          capacity == DETACHED
              ? "no buffer is attached"
              : "the attached buffer has " + capacity + " bytes, messages need " + needed);
    }
    Copy copy = spare.isEmpty() ? new Copy(transport) : spare.pop();
    copy.fill(transport, message, length);
    transport.startSend(copy.transfer, copy.memory, 0, length, destination, tag);
    if (copy.transfer.isDone()) {
      spare.push(copy);
    } else {
      used += length + OVERHEAD;
      underWay.add(copy);
      progress.activated();
    }
  }

  private boolean allLeft() {
    for (int index = underWay.size() - 1; index >= 0; index--) {
      Copy copy = underWay.get(index);
      if (copy.transfer.isDone()) {
        used -= copy.length + OVERHEAD;
        underWay.remove(index);
        spare.push(copy);
        progress.completed();
      }
    }
    return underWay.isEmpty();
  }
}
