package org.tutti.stats.sample;

import java.util.Arrays;

/**
 * Sorts numbers that are not negative by the bits of their representation, least significant digit
 * first (Knuth 1998, "The Art of Computer Programming" 3, section 5.2.5). Digits that all numbers
 * have in common are skipped: run-times are integral nanoseconds within a few powers of two of each
 * other and need two or three passes, whereas sorting by comparison would need a dozen.
 */
final class RadixSort {
  /** With fewer numbers, sorting by comparison is faster. */
  private static final int FEW = 1000;

  /** Above that, the time saved is not worth the memory of two more arrays. */
  private static final int MANY = 1_000_000;

  private static final int DIGIT = 11;
  private static final int DIGITS = 1 << DIGIT;

  private RadixSort() {}

  /** Sorts finite values in ascending order, in place. */
  static void sort(double[] values) {
    if (values.length < FEW || values.length > MANY || !radix(values)) {
      Arrays.sort(values);
    }
  }

  /** Returns whether it sorted the values; it does not change values of which one is negative. */
  private static boolean radix(double[] values) {
    long[] sorted = new long[values.length];
    long varying = 0;
    long all = 0;
    for (int index = 0; index < values.length; index++) {
      long here = Double.doubleToRawLongBits(values[index]);
      sorted[index] = here;
      varying |= here ^ sorted[0];
      all |= here;
    }
    if (all < 0) {
      return false;
    }
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

  /** Distributes in loops that call nothing, since ranks that have just started interpret them. */
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
