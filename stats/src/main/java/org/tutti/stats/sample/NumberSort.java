package org.tutti.stats.sample;

import java.util.Arrays;

/**
 * Sorts numbers that are not negative by the bits of their representation, least significant digit
 * first (Knuth 1998, "The Art of Computer Programming" 3, section 5.2.5). Digits that all numbers
 * share are skipped: run-times are whole nanoseconds within a few powers of two of each other, and
 * take two or three rounds, where comparing them would take a dozen.
 */
final class NumberSort {
  /** Below that, comparing is faster. */
  private static final int FEW = 1000;

  private static final int DIGIT = 11;
  private static final int DIGITS = 1 << DIGIT;

  private NumberSort() {}

  /** Sorts finite values in ascending order, in place. */
  static void sort(double[] values) {
    if (values.length < FEW || !radix(values)) {
      Arrays.sort(values);
    }
  }

  /** Returns whether it has sorted them; it leaves alone what holds a negative value. */
  private static boolean radix(double[] values) {
    long[] bits = new long[values.length];
    long first = Double.doubleToRawLongBits(values[0]);
    long varying = 0;
    long all = 0;
    for (int index = 0; index < values.length; index++) {
      long here = Double.doubleToRawLongBits(values[index]);
      bits[index] = here;
      varying |= here ^ first;
      all |= here;
    }
    if (all < 0) {
      return false;
    }
    long[] sorted = bits;
    long[] other = new long[values.length];
    for (int shift = Long.numberOfTrailingZeros(varying);
        shift < Long.SIZE && varying >>> shift != 0;
        shift += DIGIT) {
      distribute(sorted, other, shift);
      long[] swap = sorted;
      sorted = other;
      other = swap;
    }
    for (int index = 0; index < values.length; index++) {
      values[index] = Double.longBitsToDouble(sorted[index]);
    }
    return true;
  }

  private static void distribute(long[] from, long[] to, int shift) {
    int[] next = new int[DIGITS + 1];
    for (long value : from) {
      next[(int) (value >>> shift & DIGITS - 1) + 1]++;
    }
    for (int digit = 0; digit < DIGITS; digit++) {
      next[digit + 1] += next[digit];
    }
    for (long value : from) {
      to[next[(int) (value >>> shift & DIGITS - 1)]++] = value;
    }
  }
}
