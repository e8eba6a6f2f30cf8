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

  /** Above that, the time saved is not worth the memory of a second array. */
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
    long first = Double.doubleToRawLongBits(values[0]);
    long varying = 0;
    long all = 0;
    for (double value : values) {
      long here = Double.doubleToRawLongBits(value);
      varying |= here ^ first;
      all |= here;
    }
    if (all < 0) {
      return false;
    }
    double[] sorted = values;
    double[] other = new double[values.length];
    for (int shift = Long.numberOfTrailingZeros(varying);
        shift < Long.SIZE && varying >>> shift != 0;
        shift += DIGIT) {
      distribute(sorted, other, shift);
      double[] swap = sorted;
      sorted = other;
      other = swap;
    }
    if (sorted != values) {
      System.arraycopy(sorted, 0, values, 0, values.length);
    }
    return true;
  }

  private static void distribute(double[] from, double[] to, int shift) {
    int[] next = new int[DIGITS + 1];
    for (double value : from) {
      next[digit(value, shift) + 1]++;
    }
    for (int digit = 0; digit < DIGITS; digit++) {
      next[digit + 1] += next[digit];
    }
    for (double value : from) {
      to[next[digit(value, shift)]++] = value;
    }
  }

  private static int digit(double value, int shift) {
    return (int) (Double.doubleToRawLongBits(value) >>> shift & DIGITS - 1);
  }
}
