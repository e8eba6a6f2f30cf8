package org.tutti.mpi;

import java.nio.ByteOrder;

/**
 * A pair of a value and an int as the ints that it consists of ({@link MessageBuffer#ofParts}): the
 * value, the int, and where C aligns the pairs to it, a gap.
 *
 * @param pair one of {@link Datatype#pairs}
 */
public record PairLayout(Datatype pair) {
  private static final boolean LOW_FIRST = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;
  private static final long SHORT_MASK = 0xFFFFL;

  /**
   * One of the ints.
   *
   * @param part its position in the pair
   * @param value a whole number that the pair's type of values has
   */
  public int part(int part, long value, int index) {
    if (part < valueParts()) {
      return valuePart(part, value);
    }
    return part == valueParts() ? index : 0;
  }

  /** Which bits of an int belong to the value or the index; operations need not move others. */
  public long significant(int part) {
    if (part > valueParts()) {
      return 0;
    }
    boolean hasGap = pair.pairedValue() == JavaElement.SHORT && part == 0;
    return hasGap ? inFirstHalf(SHORT_MASK) : -1;
  }

  private int valueParts() {
    return Math.max(1, pair.pairedValue().bytes() / Integer.BYTES);
  }

  private int valuePart(int part, long value) {
    return switch (pair.pairedValue()) {
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
