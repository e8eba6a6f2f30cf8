package org.tutti.stats.diagnosis;

import java.util.Locale;

/** Shares as a person reads them. */
final class Percent {

  private Percent() {}

  static String of(double share) {
    return String.format(Locale.ROOT, "%.3g %%", 100 * share);
  }
}
