package org.tutti.rank.memory;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.MeasuredOperation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.IntLayout;
import org.tutti.mpi.MessageBuffer;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.Message;

/**
 * Allocates the buffers of cells. Consecutive cells with the same message size use the same memory,
 * filled again. Cells that are measured alternately thus need no more memory than one of them, and
 * do not differ in the addresses of their buffers.
 */
public final class CellMessages {
  /** The most memory that messages move through: not every provider has larger buffers. */
  private static final long LARGEST_ROOM = Integer.MAX_VALUE - 128L;

  /** Beyond the end of each buffer, to find out whether an operation writes there. */
  private static final int GUARD_BYTES = 64;

  /** Elements that are filled one by one, before they are copied. */
  private static final int PIECE = 64;

  /** Parts of elements that Java sees at once, a multiple of those of any element. */
  private static final long FILLED_AT_ONCE = 1L << 27;

  private final Communicator communicator;

  /** Existing buffers by their purpose and their number of elements. */
  private final Map<String, MessageBuffer> memory = new HashMap<>();

  private long msize = -1;
  private Optional<MessageBuffer> sendGuard = Optional.empty();
  private Optional<MessageBuffer> receiveGuard = Optional.empty();

  /**
   * @param communicator that the messages are for
   */
  public CellMessages(Communicator communicator) {
    this.communicator = communicator;
  }

  /**
   * Buffers of this rank, filled with ones so that every page is mapped.
   *
   * @param send elements of the send buffer
   * @param receive elements of the receive buffer
   * @param root of the first observation
   */
  public Message of(Cell cell, long send, long receive, int root) {
    if (cell.msize() != msize) {
      memory.clear();
      msize = cell.msize();
    }
    MeasuredOperation operation = cell.benchmark().operation();
    Datatype datatype = operation.datatype();
    MessageBuffer sendMemory = filled(true, cell, send);
    MessageBuffer receiveMemory = filled(false, cell, receive);
    sendGuard = guard(sendMemory, send);
    receiveGuard = guard(receiveMemory, receive);
    return new Message(
        sendMemory.slice(0, send),
        receiveMemory.slice(0, receive),
        (int) (cell.msize() / datatype.bytes()),
        datatype,
        root,
        cell.msize(),
        operation.op());
  }

  /** What follows the send buffer of the last message, if there is anything. */
  public Optional<MessageBuffer> sendGuard() {
    return sendGuard;
  }

  /** What follows the receive buffer of the last message, if there is anything. */
  public Optional<MessageBuffer> receiveGuard() {
    return receiveGuard;
  }

  private static Optional<MessageBuffer> guard(MessageBuffer memory, long count) {
    long rest = Math.min(memory.elements() - count, GUARD_BYTES / memory.datatype().bytes());
    return rest > 0 ? Optional.of(memory.slice(count, rest)) : Optional.empty();
  }

  /**
   * The memory of a buffer with its guard, or that which messages move through, in bytes.
   *
   * @param bytes of the buffer
   */
  public static long memoryBytes(Settings settings, long bytes) {
    long room = BufferRotation.isIn(settings) ? 2 * CacheEraser.cacheBytes(settings) : 0;
    return Math.max(bytes + GUARD_BYTES, Math.min(room, LARGEST_ROOM));
  }

  private MessageBuffer filled(boolean sends, Cell cell, long elements) {
    Datatype datatype = cell.benchmark().operation().datatype();
    long bytes = memoryBytes(cell.settings(), elements * datatype.bytes());
    long count = Math.max(elements, bytes / datatype.bytes());
    String key = (sends ? "send " : "receive ") + count + " " + datatype;
    if (!memory.containsKey(key)) {
      memory.put(key, communicator.allocate(datatype, count));
    }
    MessageBuffer buffer = memory.get(key);
    MessageBuffer parts = buffer.ofParts();
    for (long at = 0; at < parts.elements(); at += FILLED_AT_ONCE) {
      fillWithOnes(datatype, parts.slice(at, Math.min(FILLED_AT_ONCE, parts.elements() - at)));
    }
    return buffer;
  }

  /** Copies what it can, since this is done before each portion of a cell. */
  private static void fillWithOnes(Datatype datatype, MessageBuffer buffer) {
    Optional<ByteBuffer> view = buffer.view();
    int first = view.isPresent() ? Math.min(buffer.count(), PIECE) : buffer.count();
    for (int index = 0; index < first; index++) {
      if (datatype.consistsOfInts()) {
        buffer.putInt(index, partOfOne(datatype, index));
      } else {
        putOne(buffer, index);
      }
    }
    if (view.isPresent()) {
      repeat(view.get(), first * buffer.datatype().bytes());
    }
  }

  /** Repeats the first bytes of the memory up to its end. */
  private static void repeat(ByteBuffer memory, int bytes) {
    for (int at = bytes; at < memory.capacity(); ) {
      int length = Math.min(at, memory.capacity() - at);
      memory.put(at, memory, 0, length);
      at += length;
    }
  }

  /** The int of an element that makes its value one. */
  private static int partOfOne(Datatype datatype, int index) {
    return new IntLayout(datatype).part(index % datatype.parts(), 1, 1);
  }

  private static void putOne(MessageBuffer buffer, int index) {
    switch (buffer.datatype().element()) {
      case BYTE -> buffer.putByte(index, (byte) 1);
      case SHORT -> buffer.putShort(index, (short) 1);
      case INT -> buffer.putInt(index, 1);
      case LONG -> buffer.putLong(index, 1);
      case FLOAT -> buffer.putInt(index, Float.floatToRawIntBits(1));
      case DOUBLE -> buffer.putDouble(index, 1);
    }
  }
}
