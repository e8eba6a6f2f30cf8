package org.tutti.lab.analyze.effect;

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
}
