package org.tutti.stats.diagnosis;

import java.util.Locale;

/** Formats fractions as percentages. */
final class Percent {

  private Percent() {}

  static String of(double share) {
    return String.format(Locale.ROOT, "%.3g %%", 100 * share);
  }
}
