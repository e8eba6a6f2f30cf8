package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.Optional;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * A buffer of 2 GiB or more, or a slice of one. Where an int does not count its elements, it is
 * only sent and received, and seen through slices.
 */
final class LargeBuffer extends NativeBuffer {
  private final LargeMemory memory;
  private long base;

  private LargeBuffer(Datatype datatype, long count, LargeMemory memory, long base) {
    super(datatype, count, memory.address() + base);
    this.memory = memory;
    this.base = base;
  }

  /** The beginning of some memory. */
  static LargeBuffer of(Datatype datatype, long count, LargeMemory memory) {
    return new LargeBuffer(datatype, count, memory, 0);
  }

  @Override
  void clear() {
    memory.clear(base, bytes());
  }

  /** Where in the memory an element of {@code width} bytes is. */
  private long at(int index, int width) {
    count();
    return base + Objects.checkFromIndexSize((long) index * width, width, bytes());
  }

  @Override
  public byte getByte(int index) {
    long at = at(index, Byte.BYTES);
    return memory.piece(at).get(LargeMemory.within(at));
  }

  @Override
  public void putByte(int index, byte value) {
    long at = at(index, Byte.BYTES);
    memory.piece(at).put(LargeMemory.within(at), value);
  }

  @Override
  public short getShort(int index) {
    long at = at(index, Short.BYTES);
    return memory.piece(at).getShort(LargeMemory.within(at));
  }

  @Override
  public void putShort(int index, short value) {
    long at = at(index, Short.BYTES);
    memory.piece(at).putShort(LargeMemory.within(at), value);
  }

  @Override
  public int getInt(int index) {
    long at = at(index, Integer.BYTES);
    return memory.piece(at).getInt(LargeMemory.within(at));
  }

  @Override
  public void putInt(int index, int value) {
    long at = at(index, Integer.BYTES);
    memory.piece(at).putInt(LargeMemory.within(at), value);
  }

  @Override
  public long getLong(int index) {
    long at = at(index, Long.BYTES);
    return memory.piece(at).getLong(LargeMemory.within(at));
  }

  @Override
  public void putLong(int index, long value) {
    long at = at(index, Long.BYTES);
    memory.piece(at).putLong(LargeMemory.within(at), value);
  }

  @Override
  public double getDouble(int index) {
    return Double.longBitsToDouble(getLong(index));
  }

  @Override
  public void putDouble(int index, double value) {
    putLong(index, Double.doubleToRawLongBits(value));
  }

  @Override
  public void read(int offset, byte[] into) {
    for (int i = 0; i < into.length; i++) {
      into[i] = getByte(offset + i);
    }
  }

  @Override
  public void write(int offset, byte[] from) {
    for (int i = 0; i < from.length; i++) {
      putByte(offset + i, from[i]);
    }
  }

  /** None where the memory is longer than a buffer of Java's. */
  @Override
  public Optional<ByteBuffer> view() {
    return bytes() > LARGEST || bytes() == 0
        ? Optional.empty()
        : Optional.of(
            LibraryBinding.memoryAt(start(), (int) bytes()).order(ByteOrder.nativeOrder()));
  }

  @Override
  public MessageBuffer slice(long offset, long elements) {
    Objects.checkFromIndexSize(offset, elements, elements());
    return new LargeBuffer(datatype(), elements, memory, base + offset * datatype().bytes());
  }

  @Override
  protected MessageBuffer ofParts(Datatype part, long parts) {
    return new LargeBuffer(part, parts, memory, base);
  }

  @Override
  public long room() {
    return memory.bytes() / datatype().bytes();
  }

  @Override
  public void moveTo(long start) {
    long from = start * datatype().bytes();
    base = Objects.checkFromIndexSize(from, bytes(), memory.bytes());
    moveToAddress(memory.address() + base);
  }
}
