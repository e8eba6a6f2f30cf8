package org.tutti.records.json;

import java.nio.charset.StandardCharsets;

/**
 * The integers of a JSON array.
 *
 * @param values the integers
 * @param next index of the byte after the closing bracket
 */
record IntegerArray(long[] values, int next) {
  /** Integers with this number of digits cannot overflow. */
  private static final int SAFE_DIGITS = 18;

  /**
   * Reads the integers up to the closing bracket.
   *
   * @param from index of the first byte after the opening bracket, where an integer begins
   * @param end index after the last byte
   * @param arrays supplies the array for the integers
   * @throws MalformedJsonException if the array contains anything but integers
   */
  static IntegerArray at(byte[] bytes, int from, int end, IntegerArrays arrays) {
    long[] values = arrays.room();
    int count = 0;
    int at = from;
    while (true) {
      at = skip(bytes, at, end);
      boolean negative = at < end && bytes[at] == '-';
      at += negative ? 1 : 0;
      int digits = at;
      long value = 0;
      for (; at < end && isDigit(bytes[at]); at++) {
        value = 10 * value + (bytes[at] - '0');
      }
      int length = at - digits;
      if (length == 0 || (length > 1 && bytes[digits] == '0')) {
        throw new MalformedJsonException("not JSON: an array has no integer at byte " + digits);
      }
      if (length > SAFE_DIGITS) {
        value = exact(bytes, negative ? digits - 1 : digits, at);
      } else if (negative) {
        value = -value;
      }
      if (count == values.length) {
        values = arrays.larger();
      }
      values[count++] = value;
      at = skip(bytes, at, end);
      if (at < end && bytes[at] == ']') {
        return new IntegerArray(arrays.first(count), at + 1);
      }
      if (at >= end || bytes[at] != ',') {
        throw new MalformedJsonException(
            "an array of integers has another value at byte " + Math.min(at, end));
      }
      at++;
    }
  }

  private static boolean isDigit(byte here) {
    return here >= '0' && here <= '9';
  }

  private static int skip(byte[] bytes, int from, int end) {
    int at = from;
    while (at < end
        && (bytes[at] == ' ' || bytes[at] == '\n' || bytes[at] == '\r' || bytes[at] == '\t')) {
      at++;
    }
    return at;
  }

  private static long exact(byte[] bytes, int from, int to) {
    String text = new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new MalformedJsonException("the integer " + text + " is too large", e);
    }
  }
}
