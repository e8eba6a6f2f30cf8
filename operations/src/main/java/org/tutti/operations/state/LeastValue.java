package org.tutti.operations.state;

import org.tutti.diagnostics.CommandLineProblem;

/** Numbers that a parameter may have. */
public final class LeastValue {
  private LeastValue() {}

  /**
   * Checks a parameter.
   *
   * @throws org.tutti.diagnostics.TuttiException if its value is less than it may be
   */
  public static void check(String name, double value, int least) {
    if (!(value >= least)) {
      String text = value == Math.rint(value) ? Long.toString((long) value) : "" + value;
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "Parameter " + name + " cannot be '" + text + "'.", "Give at least " + least + ".");
    }
  }
}
