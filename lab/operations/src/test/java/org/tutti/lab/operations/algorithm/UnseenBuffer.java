package org.tutti.lab.operations.algorithm;

import java.nio.ByteBuffer;
import java.util.Objects;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** A buffer of any size without a view, whose content repeats after a few bytes. */
final class UnseenBuffer extends MessageBuffer {
  private static final int HELD = 64;

  private final ByteBuffer memory;

  /** Bytes before the first element, as far as they do not repeat. */
  private final int start;

  /** Elements that have been written. */
  private final long[] written;

  UnseenBuffer(Datatype datatype, long count) {
    this(datatype, count, ByteBuffer.allocate(HELD), 0, new long[1]);
  }

  private UnseenBuffer(
      Datatype datatype, long count, ByteBuffer memory, int start, long... written) {
    super(datatype, count);
    this.memory = memory;
    this.start = start;
    this.written = written;
  }

  /** How many elements, or parts of them, have been written here and through slices. */
  long written() {
    return written[0];
  }

  /** The bytes that repeat. */
  byte[] held() {
    return memory.array();
  }

  private int at(int index, int width) {
    if (index < 0 || index / (datatype().bytes() / width) >= count()) {
      throw new IndexOutOfBoundsException(index);
    }
    return (start + index % (HELD / width) * width) % HELD;
  }

  @Override
  public byte getByte(int index) {
    return memory.get(at(index, Byte.BYTES));
  }

  @Override
  public void putByte(int index, byte value) {
    written[0]++;
    memory.put(at(index, Byte.BYTES), value);
  }

  @Override
  public short getShort(int index) {
    return memory.getShort(at(index, Short.BYTES));
  }

  @Override
  public void putShort(int index, short value) {
    written[0]++;
    memory.putShort(at(index, Short.BYTES), value);
  }

  @Override
  public int getInt(int index) {
    return memory.getInt(at(index, Integer.BYTES));
  }

  @Override
  public void putInt(int index, int value) {
    written[0]++;
    memory.putInt(at(index, Integer.BYTES), value);
  }

  @Override
  public long getLong(int index) {
    return memory.getLong(at(index, Long.BYTES));
  }

  @Override
  public void putLong(int index, long value) {
    written[0]++;
    memory.putLong(at(index, Long.BYTES), value);
  }

  @Override
  public double getDouble(int index) {
    return memory.getDouble(at(index, Double.BYTES));
  }

  @Override
  public void putDouble(int index, double value) {
    written[0]++;
    memory.putDouble(at(index, Double.BYTES), value);
  }

  @Override
  protected MessageBuffer ofParts(Datatype part, long parts) {
    return new UnseenBuffer(part, parts, memory, start, written);
  }

  @Override
  public long room() {
    return elements();
  }

  @Override
  public void moveTo(long start) {
    throw new UnsupportedOperationException();
  }

  @Override
  public MessageBuffer slice(long offset, long elements) {
    Objects.checkFromIndexSize(offset, elements, elements());
    int from = (int) (offset % HELD) * datatype().bytes() % HELD;
    return new UnseenBuffer(datatype(), elements, memory, (start + from) % HELD, written);
  }
}
