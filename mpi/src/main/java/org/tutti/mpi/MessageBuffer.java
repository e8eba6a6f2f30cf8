package org.tutti.mpi;

import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Optional;
import org.tutti.diagnostics.MpiProblem;

/**
 * Memory that a provider can send from and receive into, allocated by {@link
 * Communicator#allocate(Datatype, long)} of that provider and kept until it is unreachable.
 *
 * <p>Accessors take the index of an element of the named width from the start of the buffer. A
 * slice shares the memory of the buffer it was taken from; take slices before measuring, since
 * taking one allocates.
 *
 * <p>A buffer may have more elements than an int counts. What counts or indexes by an int is
 * refused there, since a product such as {@code rank * count} may have overflowed: take a slice of
 * what is needed, {@code buffer.slice((long) rank * count, count)}.
 */
public abstract class MessageBuffer {
  private static final int UNCOUNTED = -1;

  private final Datatype datatype;
  private final long elements;
  private final int count;

  protected MessageBuffer(Datatype datatype, long elements) {
    this.datatype = datatype;
    this.elements = elements;
    this.count = elements > Integer.MAX_VALUE ? UNCOUNTED : (int) elements;
  }

  /** The element type that the buffer was allocated for. */
  public final Datatype datatype() {
    return datatype;
  }

  /** Capacity in elements of {@link #datatype()}. */
  public final long elements() {
    return elements;
  }

  /**
   * Capacity in elements of {@link #datatype()}.
   *
   * @throws org.tutti.diagnostics.TuttiException 313 if an int does not count them
   */
  public final int count() {
    if (count == UNCOUNTED) {
      throw MpiProblem.BUFFER_NOT_COUNTED.error(
          "This buffer has "
              + elements
              + " elements of type "
              + datatype
              + ", too many to be counted by an int.");
    }
    return count;
  }

  public abstract byte getByte(int index);

  public abstract void putByte(int index, byte value);

  public abstract short getShort(int index);

  public abstract void putShort(int index, short value);

  public abstract int getInt(int index);

  public abstract void putInt(int index, int value);

  public abstract long getLong(int index);

  public abstract void putLong(int index, long value);

  public final float getFloat(int index) {
    return Float.intBitsToFloat(getInt(index));
  }

  public final void putFloat(int index, float value) {
    putInt(index, Float.floatToRawIntBits(value));
  }

  public abstract double getDouble(int index);

  public abstract void putDouble(int index, double value);

  /**
   * Copies bytes out of the buffer.
   *
   * @param offset of the first byte, from the start of the buffer
   * @param into filled from its start to its end
   */
  public void read(int offset, byte[] into) {
    for (int i = 0; i < into.length; i++) {
      into[i] = getByte(offset + i);
    }
  }

  /**
   * Copies bytes into the buffer.
   *
   * @param offset of the first byte that changes, from the start of the buffer
   */
  public void write(int offset, byte[] from) {
    for (int i = 0; i < from.length; i++) {
      putByte(offset + i, from[i]);
    }
  }

  /**
   * Copies longs out of the buffer, from its start on.
   *
   * @param at where the first one goes
   */
  public final void readLongs(long[] into, int at, int longs) {
    Optional<ByteBuffer> view = view();
    if (view.isPresent()) {
      view.get().asLongBuffer().get(into, at, longs);
      return;
    }
    for (int index = 0; index < longs; index++) {
      into[at + index] = getLong(index);
    }
  }

  /**
   * Copies longs into the buffer, from its start on.
   *
   * @param at where the first one comes from
   */
  public final void writeLongs(long[] from, int at, int longs) {
    Optional<ByteBuffer> view = view();
    if (view.isPresent()) {
      view.get().asLongBuffer().put(from, at, longs);
      return;
    }
    for (int index = 0; index < longs; index++) {
      putLong(index, from[at + index]);
    }
  }

  /**
   * The buffer's memory, in the machine's byte order, from position 0 to its limit; empty where
   * there is none that Java can see so, as with MPJ Express. A buffer that moves needs a new view.
   */
  public Optional<ByteBuffer> view() {
    return Optional.empty();
  }

  /**
   * The same memory with the {@linkplain Datatype#part parts} of its elements as elements; the
   * buffer itself where an element is its only part.
   */
  public final MessageBuffer ofParts() {
    return datatype.part() == datatype
        ? this
        : ofParts(datatype.part(), elements * datatype.parts());
  }

  /** The same memory with other elements, for the datatypes that consist of several. */
  protected MessageBuffer ofParts(Datatype part, long parts) {
    throw new UnsupportedOperationException("elements of " + datatype + " are not divided");
  }

  /**
   * How many elements there are in the memory that the buffer, or what it is a slice of, lies in.
   */
  public abstract long room();

  /**
   * Moves the buffer, not its content, to begin at element {@code start} of that memory; neither
   * slices of it nor the buffer that it is a slice of move with it. Meant for benchmarks that take
   * each message from another place (gropp1999, section 3.4); native buffers allocate nothing.
   */
  public abstract void moveTo(long start);

  /** The same memory from element {@code offset} on, {@code elements} long. */
  public abstract MessageBuffer slice(long offset, long elements);

  /**
   * The same memory from element {@code offset} on, {@code length} elements long.
   *
   * @throws org.tutti.diagnostics.TuttiException 313 if the buffer has more elements than an int
   *     counts
   */
  public final MessageBuffer slice(int offset, int length) {
    Objects.checkFromIndexSize(offset, length, count());
    return slice((long) offset, (long) length);
  }
}
