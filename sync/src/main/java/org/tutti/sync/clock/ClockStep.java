package org.tutti.sync.clock;

import java.util.OptionalDouble;

/**
 * The step of a clock that counts in steps longer than a nanosecond, found in differences between
 * successive readings. Such steps are seldom whole nanoseconds: a counter at 99.86 MHz makes
 * differences of 20, 21, 30 and 31 ns, whose step is 10.01 ns and not 1. So what is looked for is
 * the longest step of which nearly all differences are multiples, but for rounding.
 */
final class ClockStep {
  /** The most by which rounding moves a difference of two readings, in nanoseconds. */
  private static final int ROUNDING = 1;

  /**
   * The shortest step that is looked for; of a shorter one, most differences would be multiples by
   * chance.
   */
  private static final double SHORTEST = 5;

  /** The most multiples; over more, the error of the step itself adds up. */
  private static final int MAX_MULTIPLES = 40;

  private static final double NEARLY_ALL = 0.99;

  /** Differences of one length only may be the time of a reading, not the step. */
  private static final double MIN_SHARE_OF_OTHERS = 0.005;

  private final int[] counts;
  private final long positive;
  private final long within;

  /** How often a difference of {@code i} nanoseconds was seen, by {@code i}. */
  ClockStep(int[] counts) {
    this.counts = counts;
    this.within = counts[0] + counts[ROUNDING];
    long longer = 0;
    for (int difference = ROUNDING + 1; difference < counts.length; difference++) {
      longer += counts[difference];
    }
    this.positive = longer;
  }

  /** The step in nanoseconds; none if the clock shows no steps longer than its unit. */
  OptionalDouble find() {
    int shortest = shortest();
    for (int multiple = 1; multiple <= MAX_MULTIPLES; multiple++) {
      double step = refine((double) shortest / multiple);
      if (isStep(step)) {
        return OptionalDouble.of(step);
      }
    }
    return OptionalDouble.empty();
  }

  /** The shortest difference that is not rounding, but for a few that chance made shorter. */
  private int shortest() {
    int shortest = ROUNDING;
    for (long seen = 0; seen <= (1 - NEARLY_ALL) * positive && shortest < counts.length - 1; ) {
      shortest++;
      seen += counts[shortest];
    }
    return shortest;
  }

  /** Least squares over the differences, each taken for the nearest multiple. */
  private double refine(double step) {
    double products = 0;
    double squares = 0;
    for (int difference = ROUNDING + 1; difference < end(step); difference++) {
      double multiple = Math.rint(difference / step);
      products += multiple * difference * counts[difference];
      squares += multiple * multiple * counts[difference];
    }
    return products / squares;
  }

  private boolean isStep(double step) {
    long[] fitting = new long[MAX_MULTIPLES + 1];
    fitting[0] = within;
    long all = 0;
    for (int difference = ROUNDING + 1; difference < end(step); difference++) {
      all += counts[difference];
      int multiple = (int) Math.rint(difference / step);
      if (multiple > 0 && Math.abs(difference - multiple * step) <= ROUNDING) {
        fitting[multiple] += counts[difference];
      }
    }
    long fits = 0;
    long most = 0;
    for (long one : fitting) {
      fits += one;
      most = Math.max(most, one);
    }
    return step >= SHORTEST
        && fits - within >= NEARLY_ALL * all
        && fits - most >= MIN_SHARE_OF_OTHERS * fits;
  }

  private int end(double step) {
    return (int) Math.min(counts.length, MAX_MULTIPLES * step);
  }
}
