package org.tutti.records.json;

/**
 * Integers as the digits of an array of JSON, in one loop without calls. Nearly all bytes of a
 * result file are such arrays, and a rank that has just started interprets its code: calls for each
 * integer would take most of the time of a cell of a thousand observations.
 */
final class IntegerText {
  /** The digits of the least integer, and its sign. */
  static final int MAX_DIGITS = 20;

  private static final int TWO_DIGITS = 100;
  private static final byte[] TENS = digits(10);
  private static final byte[] ONES = digits(1);

  private IntegerText() {}

  private static byte[] digits(int unit) {
    byte[] digits = new byte[TWO_DIGITS];
    for (int number = 0; number < TWO_DIGITS; number++) {
      digits[number] = (byte) ('0' + number / unit % 10);
    }
    return digits;
  }

  /**
   * Writes the integers {@code from} to {@code to - 1}, each after a separator, at the end of an
   * array: backward, so that nobody needs to count their digits.
   *
   * @param into has room for {@link #MAX_DIGITS} and the separator for each integer
   * @return where the text begins
   */
  static int writeAtEnd(long[] integers, int from, int to, byte[] separator, byte[] into) {
    byte[] tens = TENS;
    byte[] ones = ONES;
    int at = into.length;
    for (int index = to - 1; index >= from; index--) {
      long integer = integers[index];
      // The least integer has no positive counterpart.
      long rest = integer < 0 ? integer : -integer;
      while (rest < -Integer.MAX_VALUE) {
        long less = rest / TWO_DIGITS;
        int pair = (int) (less * TWO_DIGITS - rest);
        into[--at] = ones[pair];
        into[--at] = tens[pair];
        rest = less;
      }
      int small = (int) -rest;
      while (small >= TWO_DIGITS) {
        int less = small / TWO_DIGITS;
        int pair = small - less * TWO_DIGITS;
        into[--at] = ones[pair];
        into[--at] = tens[pair];
        small = less;
      }
      into[--at] = ones[small];
      if (small >= 10) {
        into[--at] = tens[small];
      }
      if (integer < 0) {
        into[--at] = '-';
      }
      for (int end = separator.length - 1; end >= 0; end--) {
        into[--at] = separator[end];
      }
    }
    return at;
  }
}
