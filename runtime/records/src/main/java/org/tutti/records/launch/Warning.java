package org.tutti.records.launch;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.Severity;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.json.RecordFields;

/**
 * A reason to distrust a figure, and the figures that were found. {@link WarningWords} makes a
 * sentence of it when it is printed: no code depends on its words.
 *
 * @param figures by name, in order: texts, integers as {@code Long}, and numbers as {@code Double},
 *     in the units that the words name
 */
public record Warning(Problem problem, Map<String, Object> figures) implements FileRecord<Warning> {
  private static final String WHY = "why";

  public Warning {
    if (problem.description().severity() != Severity.WARNING) {
      throw new IllegalArgumentException(problem.identifier() + " is an error");
    }
    figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
  }

  /** A warning without figures. */
  public static Warning of(Problem problem) {
    return new Warning(problem, Map.of());
  }

  /** A warning that somebody else has worded, such as what a benchmark threw. */
  public static Warning because(Problem problem, String why) {
    return new Warning(problem, Map.of(WHY, why));
  }

  /** The same with one more figure. */
  public Warning with(String name, Object figure) {
    Map<String, Object> more = new LinkedHashMap<>(figures);
    more.put(name, figure instanceof Integer integer ? Long.valueOf(integer) : figure);
    return new Warning(problem, more);
  }

  /** What was observed, and what can be done about it. */
  public String text() {
    return WarningWords.of(problem).text(figures);
  }

  /** The figures that are shares, such as 0.06: how much of a run-time is in doubt. */
  public List<Double> shares() {
    return WarningWords.of(problem).shares(figures);
  }

  /** The line for the report. */
  public String line() {
    return problem.label() + " " + text();
  }

  static final Warning BLANK = of(RecordProblem.WARNING_OF_NEWER_VERSION);

  /** A warning that is not known, or has other figures, becomes one that says so. */
  @Override
  public Warning fields(RecordFields fields) {
    String identifier = fields.text("identifier", problem.identifier());
    Map<String, Object> figures = fields.scalars("figures", this.figures);
    if (!fields.reads()) {
      return this;
    }
    if (!identifier.matches("[A-Z]+-\\d{3,9}")) {
      throw new MalformedJsonException("\"" + identifier + "\" is not an identifier");
    }
    return Problem.of(identifier)
        .filter(problem -> WarningWords.of(problem).areFor(figures))
        .map(problem -> new Warning(problem, figures))
        .orElseGet(
            () ->
                because(RecordProblem.WARNING_OF_NEWER_VERSION, figures.toString())
                    .with("identifier", identifier));
  }
}
