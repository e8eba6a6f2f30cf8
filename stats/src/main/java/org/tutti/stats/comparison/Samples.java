package org.tutti.stats.comparison;

/** Properties of samples that several tests need. */
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
          "x and y are both constant, so a t test has no variance to compare their means with");
    }
  }
}
