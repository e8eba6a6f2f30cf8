package org.tutti.lab.mpj;

import java.lang.reflect.Array;
import java.nio.ByteOrder;
import java.util.Objects;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * A message buffer over a Java array of the datatype's primitive, which is what MPJ Express sends
 * from and receives into. Access with another width than that of the elements is done byte by byte,
 * in the machine's byte order, and is not intended for the timed region.
 */
final class ArrayMessageBuffer extends MessageBuffer {
  private static final boolean LITTLE = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;

  private final Object array;
  private int offset;
  private final ArrayElements elements;

  private ArrayMessageBuffer(Datatype datatype, int count, Object array, int offset) {
    super(datatype, count);
    this.array = array;
    this.offset = offset;
    this.elements = ArrayElements.of(datatype);
  }

  static ArrayMessageBuffer allocate(Datatype datatype, int count) {
    Object array = Array.newInstance(datatype.primitive(), count);
    return new ArrayMessageBuffer(datatype, count, array, 0);
  }

  /** The whole array, of which the buffer may be a slice. */
  Object array() {
    return array;
  }

  /** Where the buffer starts in the array. */
  int offset() {
    return offset;
  }

  @Override
  public byte getByte(int index) {
    return (byte) bits(index, Byte.BYTES);
  }

  @Override
  public void putByte(int index, byte value) {
    putBits(index, Byte.BYTES, value);
  }

  @Override
  public short getShort(int index) {
    return (short) bits(index, Short.BYTES);
  }

  @Override
  public void putShort(int index, short value) {
    putBits(index, Short.BYTES, value);
  }

  @Override
  public int getInt(int index) {
    return (int) bits(index, Integer.BYTES);
  }

  @Override
  public void putInt(int index, int value) {
    putBits(index, Integer.BYTES, value);
  }

  @Override
  public long getLong(int index) {
    return bits(index, Long.BYTES);
  }

  @Override
  public void putLong(int index, long value) {
    putBits(index, Long.BYTES, value);
  }

  @Override
  public double getDouble(int index) {
    return Double.longBitsToDouble(bits(index, Double.BYTES));
  }

  @Override
  public void putDouble(int index, double value) {
    putBits(index, Double.BYTES, Double.doubleToRawLongBits(value));
  }

  @Override
  public MessageBuffer slice(long start, long length) {
    Objects.checkFromIndexSize(start, length, elements());
    return new ArrayMessageBuffer(datatype(), (int) length, array, offset + (int) start);
  }

  @Override
  public long room() {
    return Array.getLength(array);
  }

  @Override
  public void moveTo(long start) {
    offset = (int) Objects.checkFromIndexSize(start, elements(), room());
  }

  private long bits(int index, int bytes) {
    int width = datatype().bytes();
    if (bytes == width) {
      return elements.get(array, offset + Objects.checkIndex(index, count()));
    }
    long value = 0;
    for (int i = 0; i < bytes; i++) {
      int at = index * bytes + i;
      long element = elements.get(array, offset + Objects.checkIndex(at / width, count()));
      long part = (element >>> shift(at % width, width)) & 0xff;
      value |= part << shift(i, bytes);
    }
    return value;
  }

  private void putBits(int index, int bytes, long value) {
    int width = datatype().bytes();
    if (bytes == width) {
      elements.put(array, offset + Objects.checkIndex(index, count()), value);
      return;
    }
    for (int i = 0; i < bytes; i++) {
      int at = index * bytes + i;
      int element = offset + Objects.checkIndex(at / width, count());
      int shift = shift(at % width, width);
      long part = (value >>> shift(i, bytes)) & 0xff;
      long others = elements.get(array, element) & ~(0xffL << shift);
      elements.put(array, element, others | part << shift);
    }
  }

  /**
   * The distance of the byte at {@code position} from the low end of a value of {@code width}
   * bytes.
   */
  private static int shift(int position, int width) {
    return Byte.SIZE * (LITTLE ? position : width - 1 - position);
  }
}
