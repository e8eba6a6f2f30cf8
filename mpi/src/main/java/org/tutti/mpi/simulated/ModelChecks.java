package org.tutti.mpi.simulated;

/** Refuses parameters that describe no network and no clock. */
final class ModelChecks {
  private ModelChecks() {}

  static void atLeastZero(String name, double value) {
    if (!(value >= 0) || Double.isInfinite(value)) {
      throw new IllegalArgumentException(name + " must be at least 0 but is " + value);
    }
  }

  static void positive(String name, double value) {
    if (!(value > 0) || Double.isInfinite(value)) {
      throw new IllegalArgumentException(name + " must be positive but is " + value);
    }
  }
}
