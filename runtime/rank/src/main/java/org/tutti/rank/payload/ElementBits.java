package org.tutti.rank.payload;

import java.util.Locale;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Elements of any datatype as bits. */
final class ElementBits {
  private ElementBits() {}

  static long get(MessageBuffer buffer, int index) {
    return switch (buffer.datatype().element()) {
      case BYTE -> buffer.getByte(index);
      case SHORT -> buffer.getShort(index);
      case INT, FLOAT -> buffer.getInt(index);
      case LONG, DOUBLE -> buffer.getLong(index);
    };
  }

  static void put(MessageBuffer buffer, int index, long bits) {
    switch (buffer.datatype().element()) {
      case BYTE -> buffer.putByte(index, (byte) bits);
      case SHORT -> buffer.putShort(index, (short) bits);
      case INT, FLOAT -> buffer.putInt(index, (int) bits);
      case LONG, DOUBLE -> buffer.putLong(index, bits);
    }
  }

  /** An element made of as many low bits as it has, with the sign extended. */
  static long ofBits(Datatype datatype, long bits) {
    int unused = Long.SIZE - Byte.SIZE * datatype.bytes();
    return bits << unused >> unused;
  }

  /** What remains of a whole number as a value of the datatype: integers wrap around. */
  static long narrowed(Datatype datatype, long number) {
    return switch (datatype.element()) {
      case BYTE, SHORT, INT, LONG -> ofBits(datatype, number);
      case FLOAT, DOUBLE -> number;
    };
  }

  /** The bits of the element that has this whole number as its value. */
  static long ofNumber(Datatype datatype, long number) {
    return switch (datatype.element()) {
      case BYTE, SHORT, INT, LONG -> narrowed(datatype, number);
      case FLOAT -> Float.floatToRawIntBits(number);
      case DOUBLE -> Double.doubleToRawLongBits(number);
    };
  }

  /** The bits in hexadecimal, and the value if it is a floating-point number. */
  static String text(Datatype datatype, long bits) {
    int digits = 2 * datatype.bytes();
    String hexadecimal = String.format(Locale.ROOT, "%016x", bits).substring(16 - digits);
    return switch (datatype.element()) {
      case FLOAT -> Float.intBitsToFloat((int) bits) + " (0x" + hexadecimal + ")";
      case DOUBLE -> Double.longBitsToDouble(bits) + " (0x" + hexadecimal + ")";
      default -> bits + " (0x" + hexadecimal + ")";
    };
  }
}
