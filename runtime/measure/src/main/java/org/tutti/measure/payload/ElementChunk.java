package org.tutti.measure.payload;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * Successive elements as they should be. They are written and compared as bytes where a buffer's
 * memory can be seen as bytes, which takes a fraction of the time.
 */
final class ElementChunk {
  /** More than the period of any pattern that repeats, so that such a pattern is computed once. */
  static final int MOST = 8192;

  private final Datatype datatype;
  private final long[] elements;
  private final ByteBuffer bytes;
  private DataPattern pattern;
  private int count;

  /**
   * @param room largest number of elements
   */
  ElementChunk(Datatype datatype, int room) {
    this.datatype = datatype;
    this.elements = new long[room];
    this.bytes = ByteBuffer.allocate(room * datatype.bytes()).order(ByteOrder.nativeOrder());
  }

  /** Takes {@code length} elements of a part, from {@code offset} on. */
  void set(Part.Content content, DataPattern data, int offset, int length) {
    pattern = data;
    count = length;
    content.bits(data, offset, elements, length);
    switch (datatype.bytes()) {
      case Byte.BYTES -> {
        for (int i = 0; i < length; i++) {
          bytes.put(i, (byte) elements[i]);
        }
      }
      case Short.BYTES -> {
        for (int i = 0; i < length; i++) {
          bytes.putShort(Short.BYTES * i, (short) elements[i]);
        }
      }
      case Integer.BYTES -> {
        for (int i = 0; i < length; i++) {
          bytes.putInt(Integer.BYTES * i, (int) elements[i]);
        }
      }
      default -> {
        for (int i = 0; i < length; i++) {
          bytes.putLong(Long.BYTES * i, elements[i]);
        }
      }
    }
  }

  /** The same elements, but no more than {@code length}. */
  void shorten(int length) {
    count = Math.min(count, length);
  }

  /**
   * Writes all elements.
   *
   * @param view of the memory, if there is one
   * @param at position of the first one in the memory
   */
  void write(MessageBuffer memory, Optional<ByteBuffer> view, int at) {
    int width = datatype.bytes();
    if (view.isPresent()) {
      view.get().put(at * width, bytes.array(), 0, count * width);
      return;
    }
    for (int i = 0; i < count; i++) {
      ElementBits.put(memory, at + i, elements[i]);
    }
  }

  /**
   * Compares all elements.
   *
   * @param view of the memory, if there is one
   * @param at position of the first one in the memory
   * @param name position of the first one that is told if it is wrong
   */
  void compare(
      MessageBuffer memory, Optional<ByteBuffer> view, int at, int name, Mismatch.Counter wrong) {
    if (view.isPresent() && isEqual(view.get(), at)) {
      return;
    }
    for (int i = 0; i < count; i++) {
      long significant = pattern.significant(name + i);
      long present = ElementBits.get(memory, at + i);
      wrong.compare(name + i, elements[i] & significant, present & significant);
    }
  }

  private boolean isEqual(ByteBuffer view, int at) {
    int width = datatype.bytes();
    return view.slice(at * width, count * width).equals(bytes.slice(0, count * width));
  }
}
