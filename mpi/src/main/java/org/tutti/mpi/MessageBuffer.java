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

  /** Elements of which Java sees as many at once, however wide they are. */
  private static final long COPIED_AT_ONCE = 1L << 27;

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
   * Copies elements from another buffer of the same datatype, or from another place in this one.
   * Where Java sees the memory of both, it allocates nothing, so that a timed method may call it.
   *
   * @param position of the first element that changes
   * @param from where the elements come from
   * @param fromPosition of the first of them there
   * @param count how many are copied
   * @throws IllegalArgumentException if the datatypes differ
   * @throws IndexOutOfBoundsException if there are not as many elements in one of the buffers
   */
  public final void copy(long position, MessageBuffer from, long fromPosition, long count) {
    if (datatype != from.datatype) {
      throw new IllegalArgumentException(
          "elements of " + from.datatype + " cannot be copied to those of " + datatype);
    }
    Objects.checkFromIndexSize(position, count, elements);
    Objects.checkFromIndexSize(fromPosition, count, from.elements);
    ByteBuffer target = memory();
    ByteBuffer source = from.memory();
    if (target != null && source != null) {
      int width = datatype.bytes();
      target.put(
          memoryStart() + (int) position * width,
          source,
          from.memoryStart() + (int) fromPosition * width,
          (int) count * width);
    } else {
      copyParts(position, from, fromPosition, count);
    }
  }

  private void copyParts(long position, MessageBuffer from, long fromPosition, long count) {
    MessageBuffer target = ofParts();
    MessageBuffer source = from.ofParts();
    int parts = datatype.parts();
    long all = count * parts;
    for (long done = 0; done < all; done += COPIED_AT_ONCE) {
      long length = Math.min(COPIED_AT_ONCE, all - done);
      copyPiece(
          source.slice(fromPosition * parts + done, length),
          target.slice(position * parts + done, length));
    }
  }

  /** A piece of buffers of which at least one is not seen by Java as a whole. */
  private static void copyPiece(MessageBuffer from, MessageBuffer to) {
    Optional<ByteBuffer> source = from.view();
    Optional<ByteBuffer> target = to.view();
    if (source.isPresent() && target.isPresent()) {
      target.get().put(0, source.get(), 0, source.get().capacity());
      return;
    }
    int count = from.count();
    switch (from.datatype().element()) {
      case BYTE -> {
        for (int i = 0; i < count; i++) {
          to.putByte(i, from.getByte(i));
        }
      }
      case SHORT -> {
        for (int i = 0; i < count; i++) {
          to.putShort(i, from.getShort(i));
        }
      }
      case INT, FLOAT -> {
        for (int i = 0; i < count; i++) {
          to.putInt(i, from.getInt(i));
        }
      }
      case LONG, DOUBLE -> {
        for (int i = 0; i < count; i++) {
          to.putLong(i, from.getLong(i));
        }
      }
    }
  }

  /** What Java sees of the memory around the buffer; null if that does not hold all of it. */
  protected ByteBuffer memory() {
    return null;
  }

  /** The byte of {@link #memory} at which the buffer begins. */
  protected int memoryStart() {
    return 0;
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
