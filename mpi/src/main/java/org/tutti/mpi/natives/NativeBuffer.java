package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.Optional;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * Memory outside the heap, where the garbage collector does not move it while MPI works on it. What
 * one of Java's buffers cannot hold is a {@link LargeBuffer}; as long as there is none in a
 * process, the JIT treats this class as final.
 */
class NativeBuffer extends MessageBuffer {
  private static final int CACHE_LINE = 64;

  /** An aligned slice is whole lines long, and may begin up to a line late. */
  static final long LARGEST = Integer.MAX_VALUE - 2L * CACHE_LINE;

  private static final int CLEARED_AT_ONCE = 1 << 16;
  private static final long IN_PLACE = LibraryBinding.constant("MPI_IN_PLACE");

  private final ByteBuffer memory;
  private final long memoryAddress;
  private final int length;
  private final long bytes;
  private int base;
  private long address;

  private NativeBuffer(
      Datatype datatype, long count, ByteBuffer memory, long memoryAddress, int base) {
    super(datatype, count);
    this.memory = memory;
    this.memoryAddress = memoryAddress;
    this.length = Math.toIntExact(count * datatype.bytes());
    this.bytes = length;
    place(base);
  }

  /** A buffer in memory that this class does not hold, and never sees. */
  NativeBuffer(Datatype datatype, long count, long address) {
    super(datatype, count);
    this.memory = ByteBuffer.allocate(0);
    this.memoryAddress = 0;
    this.length = 0;
    this.bytes = count * datatype.bytes();
    this.address = address;
  }

  /** Zeroed memory that begins at a cache line. */
  static NativeBuffer allocate(Datatype datatype, long count) {
    long bytes = Math.multiplyExact(count, (long) datatype.bytes());
    if (bytes > LARGEST) {
      return LargeBuffer.of(datatype, count, LargeMemory.allocate(bytes));
    }
    int lines = Math.floorDiv((int) bytes - 1, CACHE_LINE) + 2;
    ByteBuffer memory =
        ByteBuffer.allocateDirect(lines * CACHE_LINE)
            .alignedSlice(CACHE_LINE)
            .slice(0, (int) bytes);
    return new NativeBuffer(
        datatype,
        count,
        memory.order(ByteOrder.nativeOrder()),
        LibraryBinding.addressOf(memory),
        0);
  }

  /** Memory that the library has allocated, and frees. */
  static NativeBuffer of(Datatype datatype, long count, long address) {
    long bytes = count * datatype.bytes();
    if (bytes > LARGEST) {
      return LargeBuffer.of(datatype, count, LargeMemory.at(address, bytes));
    }
    ByteBuffer memory =
        bytes == 0
            ? ByteBuffer.allocateDirect(0)
            : LibraryBinding.memoryAt(address, (int) bytes).order(ByteOrder.nativeOrder());
    return new NativeBuffer(datatype, count, memory, LibraryBinding.addressOf(memory), 0);
  }

  void clear() {
    byte[] zeros = new byte[Math.min(length, CLEARED_AT_ONCE)];
    for (int at = 0; at < length; at += zeros.length) {
      memory.put(base + at, zeros, 0, Math.min(zeros.length, length - at));
    }
  }

  /** The size of the buffer. */
  final long bytes() {
    return bytes;
  }

  /** The size of the buffer, or the largest that functions take which count bytes by an int. */
  final int bytesOrMost() {
    return (int) Math.min(bytes, Integer.MAX_VALUE);
  }

  /** Where the buffer begins. */
  final long start() {
    return address;
  }

  /** Lets the buffer begin there from now on. */
  final void moveToAddress(long start) {
    address = start;
  }

  /**
   * The address of a buffer that MPI reads or writes for some elements.
   *
   * @throws IllegalArgumentException if the buffer is another provider's, or too short: MPI would
   *     write beyond its end
   */
  static long address(MessageBuffer buffer, long elements, Datatype datatype) {
    if (buffer instanceof NativeBuffer memory
        && Long.compareUnsigned(elements * datatype.reach(), memory.bytes) <= 0) {
      return memory.address;
    }
    return addressOfSpan(buffer, elements, datatype);
  }

  /** Elements that lie within each other need less than each by itself. */
  private static long addressOfSpan(MessageBuffer buffer, long elements, Datatype datatype) {
    if (buffer instanceof NativeBuffer memory && datatype.span(elements) <= memory.bytes) {
      return memory.address;
    }
    throw unusable(buffer, elements, datatype);
  }

  /** The {@link #address}, where MPI allows {@code MPI_IN_PLACE}. */
  static long addressOrInPlace(MessageBuffer buffer, long elements, Datatype datatype) {
    return buffer == Collectives.IN_PLACE ? IN_PLACE : address(buffer, elements, datatype);
  }

  private static RuntimeException unusable(MessageBuffer buffer, long elements, Datatype datatype) {
    if (buffer instanceof NativeBuffer memory) {
      return new IllegalArgumentException(
          elements + " elements of " + datatype + " do not fit into " + memory.bytes + " bytes");
    }
    return new IllegalArgumentException(
        buffer == Collectives.IN_PLACE
            ? "IN_PLACE cannot stand for this buffer of the operation"
            : "the buffer was not allocated by a communicator of this provider: " + buffer);
  }

  /** Where in the memory an element of {@code width} bytes is. */
  private int at(int index, int width) {
    return base + Objects.checkFromIndexSize(index * width, width, length);
  }

  private void place(int offset) {
    base = Objects.checkFromIndexSize(offset, length, memory.capacity());
    address = memoryAddress + offset;
  }

  @Override
  public byte getByte(int index) {
    return memory.get(at(index, Byte.BYTES));
  }

  @Override
  public void putByte(int index, byte value) {
    memory.put(at(index, Byte.BYTES), value);
  }

  @Override
  public short getShort(int index) {
    return memory.getShort(at(index, Short.BYTES));
  }

  @Override
  public void putShort(int index, short value) {
    memory.putShort(at(index, Short.BYTES), value);
  }

  @Override
  public int getInt(int index) {
    return memory.getInt(at(index, Integer.BYTES));
  }

  @Override
  public void putInt(int index, int value) {
    memory.putInt(at(index, Integer.BYTES), value);
  }

  @Override
  public long getLong(int index) {
    return memory.getLong(at(index, Long.BYTES));
  }

  @Override
  public void putLong(int index, long value) {
    memory.putLong(at(index, Long.BYTES), value);
  }

  @Override
  public double getDouble(int index) {
    return memory.getDouble(at(index, Double.BYTES));
  }

  @Override
  public void putDouble(int index, double value) {
    memory.putDouble(at(index, Double.BYTES), value);
  }

  @Override
  public void read(int offset, byte[] into) {
    memory.get(base + Objects.checkFromIndexSize(offset, into.length, length), into);
  }

  @Override
  public void write(int offset, byte[] from) {
    memory.put(base + Objects.checkFromIndexSize(offset, from.length, length), from);
  }

  @Override
  protected ByteBuffer memory() {
    return length == 0 ? null : memory;
  }

  @Override
  protected int memoryStart() {
    return base;
  }

  @Override
  public Optional<ByteBuffer> view() {
    return Optional.of(memory.slice(base, length).order(ByteOrder.nativeOrder()));
  }

  @Override
  public MessageBuffer slice(long offset, long elements) {
    Objects.checkFromIndexSize(offset, elements, elements());
    int from = (int) offset * datatype().bytes();
    return new NativeBuffer(datatype(), elements, memory, memoryAddress, base + from);
  }

  @Override
  protected MessageBuffer ofParts(Datatype part, long parts) {
    return new NativeBuffer(part, parts, memory, memoryAddress, base);
  }

  @Override
  public long room() {
    return memory.capacity() / datatype().bytes();
  }

  @Override
  public void moveTo(long start) {
    place(Math.toIntExact(start * datatype().bytes()));
  }
}
