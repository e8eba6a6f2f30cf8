package org.tutti.stats.comparison;

/** What several tests need to know of a sample. */
final class Samples {

  private Samples() {}

  static boolean isConstant(double[] values) {
    for (double value : values) {
      if (value != values[0]) {
        return false;
      }
    }
    return true;
  }

  static void requireVariation(double[] x, double[] y) {
    if (isConstant(x) && isConstant(y)) {
      throw new IllegalArgumentException(
          "x and y are both constant, so a t test has no spread to compare their means with");
    }
  }
}
