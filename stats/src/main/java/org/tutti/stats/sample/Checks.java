package org.tutti.stats.sample;

/** Checks of arguments. Each message names the argument and its value. */
public final class Checks {

  /** Largest magnitude of a value: squares of such values can be summed without overflow. */
  public static final double LARGEST = 1e150;

  private Checks() {}

  /**
   * Requires at least {@code minimum} values, all of them finite and at most {@link #LARGEST} in
   * magnitude.
   *
   * @param argument name of the argument, for the message
   * @param values the data
   * @param minimum smallest number of values the method can work with
   * @return {@code values}
   * @throws IllegalArgumentException if there are too few values, or one is NaN or infinite
   */
  public static double[] finite(String argument, double[] values, int minimum) {
    atLeast(argument, values, minimum);
    for (int i = 0; i < values.length; i++) {
      // False for NaN as well; without a call, for loops that are interpreted.
      if (!(values[i] >= -LARGEST && values[i] <= LARGEST)) {
        throw new IllegalArgumentException(
            argument
                + "["
                + i
                + "] is "
                + values[i]
                + (Double.isFinite(values[i])
                    ? ", but no magnitude may exceed " + LARGEST
                    : ", but every value must be finite"));
      }
    }
    return values;
  }

  /**
   * Requires at least {@code minimum} values, all of them finite and none negative, such as
   * run-times.
   *
   * @throws IllegalArgumentException if there are too few values, or one is negative, NaN or
   *     infinite
   */
  public static double[] nonNegative(String argument, double[] values, int minimum) {
    finite(argument, values, minimum);
    for (int i = 0; i < values.length; i++) {
      if (values[i] < 0) {
        throw new IllegalArgumentException(
            argument + "[" + i + "] is " + values[i] + ", but no value may be negative");
      }
    }
    return values;
  }

  /**
   * Requires at least {@code minimum} values, all of them finite and greater than zero.
   *
   * @throws IllegalArgumentException if there are too few values, or one is zero, negative, NaN or
   *     infinite
   */
  public static double[] positive(String argument, double[] values, int minimum) {
    finite(argument, values, minimum);
    for (int i = 0; i < values.length; i++) {
      if (values[i] <= 0) {
        throw new IllegalArgumentException(
            argument + "[" + i + "] is " + values[i] + ", but every value must be positive");
      }
    }
    return values;
  }

  /** Requires at least {@code minimum} elements. */
  public static void atLeast(String argument, double[] values, int minimum) {
    if (values == null) {
      throw new IllegalArgumentException(argument + " is null");
    }
    if (values.length < minimum) {
      throw new IllegalArgumentException(
          argument
              + " holds "
              + values.length
              + " values, but at least "
              + minimum
              + " are needed");
    }
  }

  /** Requires {@code 0 < value < 1}, such as a confidence level or a significance level. */
  public static double openUnit(String argument, double value) {
    if (!(value > 0 && value < 1)) {
      throw new IllegalArgumentException(
          argument + " is " + value + ", but must lie between 0 and 1, both excluded");
    }
    return value;
  }

  /** Requires {@code 0 <= value <= 1}, such as a probability. */
  public static double closedUnit(String argument, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(
          argument + " is " + value + ", but must lie between 0 and 1");
    }
    return value;
  }

  /** Requires a finite value greater than zero. */
  public static double positive(String argument, double value) {
    if (!(value > 0 && Double.isFinite(value))) {
      throw new IllegalArgumentException(
          argument + " is " + value + ", but must be finite and positive");
    }
    return value;
  }

  /** Requires a finite value of at least zero. */
  public static double notNegative(String argument, double value) {
    if (!(value >= 0 && Double.isFinite(value))) {
      throw new IllegalArgumentException(
          argument + " is " + value + ", but must be finite and not negative");
    }
    return value;
  }

  /** Requires a value that is neither NaN nor infinite. */
  public static double finite(String argument, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(argument + " is " + value + ", but must be finite");
    }
    return value;
  }

  /** Requires an integer of at least {@code minimum}. */
  public static int atLeast(String argument, int value, int minimum) {
    if (value < minimum) {
      throw new IllegalArgumentException(
          argument + " is " + value + ", but must be at least " + minimum);
    }
    return value;
  }
}
