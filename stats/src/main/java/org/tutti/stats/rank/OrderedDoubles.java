package org.tutti.stats.rank;

import java.util.function.DoublePredicate;

/** Bisection over the floating-point numbers: at most 64 steps, whatever the range. */
public final class OrderedDoubles {
  private OrderedDoubles() {}

  /**
   * The smallest number between {@code low} and {@code high} for which {@code holds}.
   *
   * @param holds false up to some number and true from there on; true for {@code high}
   */
  public static double least(double low, double high, DoublePredicate holds) {
    long from = sortable(low);
    long to = sortable(high);
    while (from < to) {
      long middle = Math.floorDiv(from, 2) + Math.floorDiv(to, 2) + (from & to & 1);
      if (holds.test(number(middle))) {
        to = middle;
      } else {
        from = middle + 1;
      }
    }
    return number(from);
  }

  /** Maps a number to an integer so that the order is kept. */
  private static long sortable(double value) {
    long bits = Double.doubleToLongBits(value + 0.0);
    return bits >= 0 ? bits : Long.MIN_VALUE - bits;
  }

  private static double number(long sortable) {
    return Double.longBitsToDouble(sortable >= 0 ? sortable : Long.MIN_VALUE - sortable);
  }
}
