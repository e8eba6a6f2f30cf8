package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.Optional;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** A message buffer over a {@link ByteBuffer} in the machine's byte order. */
final class ByteMessageBuffer extends MessageBuffer {
  private final ByteBuffer memory;
  private int base;
  private ByteBuffer bytes;

  ByteMessageBuffer(Datatype datatype, long count, ByteBuffer memory) {
    this(datatype, count, memory, 0);
  }

  private ByteMessageBuffer(Datatype datatype, long count, ByteBuffer memory, int base) {
    super(datatype, count);
    this.memory = memory;
    place(base);
  }

  private void place(int offset) {
    base = offset;
    bytes = memory.slice(offset, count() * datatype().bytes()).order(ByteOrder.nativeOrder());
  }

  ByteBuffer bytes() {
    return bytes;
  }

  @Override
  public byte getByte(int index) {
    return bytes.get(index);
  }

  @Override
  public void putByte(int index, byte value) {
    bytes.put(index, value);
  }

  @Override
  public short getShort(int index) {
    return bytes.getShort(index * Short.BYTES);
  }

  @Override
  public void putShort(int index, short value) {
    bytes.putShort(index * Short.BYTES, value);
  }

  @Override
  public int getInt(int index) {
    return bytes.getInt(index * Integer.BYTES);
  }

  @Override
  public void putInt(int index, int value) {
    bytes.putInt(index * Integer.BYTES, value);
  }

  @Override
  public long getLong(int index) {
    return bytes.getLong(index * Long.BYTES);
  }

  @Override
  public void putLong(int index, long value) {
    bytes.putLong(index * Long.BYTES, value);
  }

  @Override
  public double getDouble(int index) {
    return bytes.getDouble(index * Double.BYTES);
  }

  @Override
  public void putDouble(int index, double value) {
    bytes.putDouble(index * Double.BYTES, value);
  }

  @Override
  public void read(int offset, byte[] into) {
    bytes.get(offset, into);
  }

  @Override
  public void write(int offset, byte[] from) {
    bytes.put(offset, from);
  }

  @Override
  protected ByteBuffer memory() {
    return memory;
  }

  @Override
  protected int memoryStart() {
    return base;
  }

  @Override
  public Optional<ByteBuffer> view() {
    return Optional.of(bytes.duplicate().order(ByteOrder.nativeOrder()));
  }

  @Override
  public MessageBuffer slice(long offset, long elements) {
    Objects.checkFromIndexSize(offset, elements, elements());
    int from = (int) offset * datatype().bytes();
    return new ByteMessageBuffer(datatype(), elements, memory, base + from);
  }

  @Override
  protected MessageBuffer ofParts(Datatype part, long parts) {
    return new ByteMessageBuffer(part, parts, memory, base);
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
