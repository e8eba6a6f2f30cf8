package org.tutti.stats.diagnosis;

import java.util.Locale;

/** Formats fractions as percentages. */
final class Percent {
  /** Larger ones say no more than that they are large. */
  private static final double LARGEST = 9.995;

  private Percent() {}

  static String of(double share) {
    return share >= LARGEST
        ? "more than 1000 %"
        : String.format(Locale.ROOT, "%.3g %%", 100 * share);
  }
}
