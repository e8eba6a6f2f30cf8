package org.tutti.stats.hypothesis;

import org.tutti.stats.sample.Checks;

/**
 * The usual marks of significance (Hunold and Carpen-Amarie 2016, section 5.2): {@code *} for p at
 * most 0.05, {@code **} for 0.01, {@code ***} for 0.001, and an empty text if the null hypothesis
 * is not rejected.
 */
public final class SignificanceStars {

  private SignificanceStars() {}

  /**
   * The asterisks of a p-value.
   *
   * @throws IllegalArgumentException if {@code pValue} does not lie between 0 and 1
   */
  public static String of(double pValue) {
    Checks.closedUnit("pValue", pValue);
    if (pValue <= 0.001) {
      return "***";
    }
    if (pValue <= 0.01) {
      return "**";
    }
    return pValue <= 0.05 ? "*" : "";
  }
}
