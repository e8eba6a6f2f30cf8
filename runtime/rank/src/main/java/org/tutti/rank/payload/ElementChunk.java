package org.tutti.rank.payload;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.Optional;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * Successive elements as they should be. They are written at once, and compared eight bytes at a
 * time, where a buffer's memory can be seen as bytes: in loops that call nothing, because ranks
 * that have just started interpret them.
 */
final class ElementChunk {
  /** More than the period of any pattern that repeats, so that such a pattern is computed once. */
  static final int MAX = 8192;

  /** Numbers of eight bytes that are compared at a time. */
  private static final int MAX_WORDS = 1024;

  private final Datatype datatype;
  private final long[] elements;

  /** The same in memory; nothing where each of them takes eight bytes. */
  private final ByteBuffer bytes;

  private DataPattern pattern;
  private int count;

  /**
   * @param room largest number of elements
   */
  ElementChunk(Datatype datatype, int room) {
    this.datatype = datatype;
    this.elements = new long[room];
    this.bytes =
        ByteBuffer.allocate(isOfWords() ? 0 : room * datatype.bytes())
            .order(ByteOrder.nativeOrder());
  }

  private boolean isOfWords() {
    return datatype.bytes() == Long.BYTES;
  }

  /** Takes {@code length} elements of a part, from {@code offset} on. */
  void set(Part.Content content, DataPattern data, long offset, int length) {
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
      default -> {}
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
    if (view.isEmpty()) {
      for (int i = 0; i < count; i++) {
        ElementBits.put(memory, at + i, elements[i]);
      }
    } else if (isOfWords()) {
      place(view.get(), at).asLongBuffer().put(elements, 0, count);
    } else {
      place(view.get(), at).put(bytes.array(), 0, count * datatype.bytes());
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
      MessageBuffer memory, Optional<ByteBuffer> view, int at, long name, Mismatch.Misses wrong) {
    if (view.isPresent() && isEqual(place(view.get(), at))) {
      return;
    }
    for (int i = 0; i < count; i++) {
      long significant = pattern.significant(name + i);
      long present = ElementBits.get(memory, at + i);
      wrong.compare(name + i, elements[i] & significant, present & significant);
    }
  }

  /** The memory of the elements. */
  private ByteBuffer place(ByteBuffer view, int at) {
    int width = datatype.bytes();
    return view.slice(at * width, count * width).order(ByteOrder.nativeOrder());
  }

  private boolean isEqual(ByteBuffer memory) {
    int words = memory.capacity() / Long.BYTES;
    LongBuffer present = memory.asLongBuffer();
    LongBuffer wanted = isOfWords() ? LongBuffer.wrap(elements) : bytes.asLongBuffer();
    long[] here = new long[Math.min(words, MAX_WORDS)];
    long[] other = new long[here.length];
    long differing = 0;
    for (int from = 0; from < words; from += here.length) {
      int length = Math.min(here.length, words - from);
      present.get(from, here, 0, length);
      wanted.get(from, other, 0, length);
      for (int word = 0; word < length; word++) {
        differing |= here[word] ^ other[word];
      }
    }
    for (int at = words * Long.BYTES; at < memory.capacity(); at++) {
      differing |= memory.get(at) ^ bytes.get(at);
    }
    return differing == 0;
  }
}
