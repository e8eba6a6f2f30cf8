package org.tutti.mpi.natives.ranks;

import java.nio.ByteOrder;
import org.tutti.mpi.MessageBuffer;

/** Elements of any datatype as whole numbers, small enough to be exact in all of them. */
final class Elements {
  private static final boolean LITTLE_ENDIAN = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;

  private Elements() {}

  /** What rank {@code rank} contributes at {@code index}: 1 to 13. */
  static long contribution(int rank, int index) {
    return 1 + (5L * rank + 3L * index) % 13;
  }

  static void fill(MessageBuffer buffer, int rank) {
    for (int i = 0; i < buffer.count(); i++) {
      put(buffer, i, contribution(rank, i));
    }
  }

  static void require(long expected, MessageBuffer buffer, int index, String what) {
    long actual = get(buffer, index);
    if (actual != expected) {
      throw new AssertionError(
          what + ", " + buffer.datatype() + " " + index + ": " + actual + ", not " + expected);
    }
  }

  static void put(MessageBuffer buffer, int index, long value) {
    switch (buffer.datatype().element()) {
      case BYTE -> buffer.putByte(index, (byte) value);
      case SHORT -> {
        buffer.putByte(2 * index, (byte) (LITTLE_ENDIAN ? value : value >> 8));
        buffer.putByte(2 * index + 1, (byte) (LITTLE_ENDIAN ? value >> 8 : value));
      }
      case INT -> buffer.putInt(index, (int) value);
      case LONG -> buffer.putLong(index, value);
      case FLOAT -> buffer.putInt(index, Float.floatToIntBits(value));
      case DOUBLE -> buffer.putDouble(index, value);
    }
  }

  static long get(MessageBuffer buffer, int index) {
    return switch (buffer.datatype().element()) {
      case BYTE -> buffer.getByte(index);
      case SHORT -> {
        int first = buffer.getByte(2 * index);
        int second = buffer.getByte(2 * index + 1);
        int low = LITTLE_ENDIAN ? first : second;
        yield (LITTLE_ENDIAN ? second : first) << 8 | low & 0xff;
      }
      case INT -> buffer.getInt(index);
      case LONG -> buffer.getLong(index);
      case FLOAT -> (long) Float.intBitsToFloat(buffer.getInt(index));
      case DOUBLE -> (long) buffer.getDouble(index);
    };
  }
}
