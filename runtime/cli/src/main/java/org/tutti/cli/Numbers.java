package org.tutti.cli;

import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;

/** Reads the numbers of options. */
final class Numbers {
  private Numbers() {}

  /**
   * A whole number that is at least {@code least}.
   *
   * @throws TuttiException if {@code text} is none
   */
  static int atLeast(int least, String option, String text) {
    if (text.matches("\\d{1,10}") && Long.parseLong(text) <= Integer.MAX_VALUE) {
      int value = Integer.parseInt(text);
      if (value >= least) {
        return value;
      }
    }
    throw refused(option, text, "a whole number, at least " + least);
  }

  /**
   * Any whole number of 64 bits.
   *
   * @throws TuttiException if {@code text} is none
   */
  static long any(String option, String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw refused(option, text, "a whole number");
    }
  }

  private static TuttiException refused(String option, String text, String wanted) {
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        option + " cannot be '" + text + "'.", "Give " + wanted + ".");
  }
}
