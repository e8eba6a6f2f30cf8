package org.tutti.mpi;

import java.nio.ByteOrder;

/**
 * An element that is none of Java's primitives as the ints that it consists of ({@link
 * MessageBuffer#ofParts}): a pair, which is a value, an int, and, where C aligns the pairs to it, a
 * gap; or long doubles.
 *
 * @param datatype one that {@linkplain Datatype#consistsOfInts consists of ints}
 */
public record IntLayout(Datatype datatype) {
  private static final boolean LOW_FIRST = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;
  private static final long SHORT_MASK = 0xFFFFL;

  /**
   * One of the ints.
   *
   * @param part its position in the element
   * @param value a whole number that the type of the value in a pair, or of a part, has
   * @param index the int of a pair
   */
  public int part(int part, long value, int index) {
    if (!datatype.isPair()) {
      return LongDouble.part(part % LongDouble.INTS, value);
    }
    if (part < valueParts()) {
      return valuePart(part, value);
    }
    return part == valueParts() ? index : 0;
  }

  /** Which bits of an int belong to the element; operations need not move others. */
  public long significant(int part) {
    if (!datatype.isPair()) {
      return LongDouble.significant(part % LongDouble.INTS);
    }
    if (part >= valueParts()) {
      return part == valueParts() ? -1 : 0;
    }
    Datatype value = datatype.pairedValue();
    if (value == Datatype.LONG_DOUBLE) {
      return LongDouble.significant(part);
    }
    return value == Datatype.SHORT ? inFirstHalf(SHORT_MASK) : -1;
  }

  private int valueParts() {
    return Math.max(1, datatype.pairedValue().bytes() / Integer.BYTES);
  }

  private int valuePart(int part, long value) {
    if (datatype.pairedValue() == Datatype.LONG_DOUBLE) {
      return LongDouble.part(part, value);
    }
    return switch (datatype.pairedValue().element()) {
      case BYTE, INT -> (int) value;
      case SHORT -> (int) inFirstHalf(value & SHORT_MASK);
      case LONG -> half(part, value);
      case FLOAT -> Float.floatToRawIntBits(value);
      case DOUBLE -> half(part, Double.doubleToRawLongBits(value));
    };
  }

  private static long inFirstHalf(long bits) {
    return LOW_FIRST ? bits : bits << Short.SIZE;
  }

  private static int half(int part, long bits) {
    return (int) (LOW_FIRST == (part == 0) ? bits : bits >>> Integer.SIZE);
  }
}
