package org.tutti.records.launch;

import java.util.Locale;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.Severity;

/**
 * A reason to distrust a figure.
 *
 * @param text what was observed, and what can be done about it
 */
public record Warning(Problem problem, String text) {
  public Warning {
    if (problem.description().severity() != Severity.WARNING) {
      throw new IllegalArgumentException(problem.identifier() + " is an error");
    }
  }

  /** A warning whose text is formatted with {@code values}. */
  public static Warning of(Problem problem, String text, Object... values) {
    return new Warning(problem, String.format(Locale.ROOT, text, values));
  }

  /** The line for the report. */
  public String line() {
    return problem.label() + " " + text;
  }
}
