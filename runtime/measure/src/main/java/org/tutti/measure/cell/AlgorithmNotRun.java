package org.tutti.measure.cell;

/** The library would run another algorithm than the one that a setting names. */
final class AlgorithmNotRun extends RuntimeException {
  private static final long serialVersionUID = 1L;

  AlgorithmNotRun(String library) {
    super(
        library
            + " cannot run the algorithm that a setting names for this size and number of"
            + " processes, and would run another one");
  }
}
