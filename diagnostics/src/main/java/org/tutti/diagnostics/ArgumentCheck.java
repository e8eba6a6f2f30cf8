package org.tutti.diagnostics;

import java.time.Duration;

/**
 * Checks the numbers that a program passes to the Java API, where it passes them, and reports one
 * that is not valid as the program wrote it, such as {@code processes(-1)}.
 */
public final class ArgumentCheck {
  private ArgumentCheck() {}

  /**
   * A whole number of at least this one.
   *
   * @param name of the method or component that gets the value
   * @return the value
   * @throws TuttiException TUTTI-003 if it is smaller
   */
  public static int atLeast(String name, int value, int least) {
    if (value < least) {
      throw invalid(name, value, "a whole number of at least " + least);
    }
    return value;
  }

  /** A fraction between 0 and 1, without both, as above. */
  public static double share(String name, double value) {
    if (!(value > 0 && value < 1)) {
      throw invalid(name, value, "a fraction between 0 and 1");
    }
    return value;
  }

  /** A finite number above a bound, as above. */
  public static double above(String name, double value, double bound) {
    if (!(value > bound) || Double.isInfinite(value)) {
      throw invalid(name, value, "a finite number above " + bound);
    }
    return value;
  }

  /** A time longer than 0, as above. */
  public static Duration positive(String name, Duration value) {
    if (value.isZero() || value.isNegative()) {
      throw invalid(name, value, "longer than 0");
    }
    return value;
  }

  private static TuttiException invalid(String name, Object value, String wanted) {
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        name + "(" + value + ") is not " + wanted + ".");
  }
}
