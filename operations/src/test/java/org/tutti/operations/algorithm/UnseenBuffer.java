package org.tutti.operations.algorithm;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** A buffer of any size without a view, whose content repeats after a few bytes. */
final class UnseenBuffer extends MessageBuffer {
  private static final int HELD = 64;

  private final ByteBuffer memory;

  UnseenBuffer(Datatype datatype, int count) {
    this(datatype, count, ByteBuffer.allocate(HELD));
  }

  private UnseenBuffer(Datatype datatype, int count, ByteBuffer memory) {
    super(datatype, count);
    this.memory = memory;
  }

  /** The bytes that repeat. */
  byte[] held() {
    return memory.array();
  }

  private int at(int index, int width) {
    if (index < 0 || index / (datatype().bytes() / width) >= count()) {
      throw new IndexOutOfBoundsException(index);
    }
    return index % (HELD / width) * width;
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
  protected MessageBuffer ofParts(Datatype part, int parts) {
    return new UnseenBuffer(part, parts, memory);
  }

  @Override
  public int room() {
    return count();
  }

  @Override
  public void moveTo(int start) {
    throw new UnsupportedOperationException();
  }

  @Override
  public MessageBuffer slice(int offset, int count) {
    throw new UnsupportedOperationException();
  }
}
