package org.tutti.analysis;

import java.util.List;
import java.util.OptionalDouble;
import org.tutti.analysis.disturbance.Reach;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.UserText;

/**
 * A warning, merged over the cells and launches that it concerns.
 *
 * @param text the warning, with the figures of the first cell in its first launch; with a note if
 *     the figures differ elsewhere
 * @param cells which cells, in the order of measurement; empty if it concerns the campaign
 * @param launches number of launches in which it occurred
 * @param reach how far it reaches into the figures
 * @param share the largest share of a run-time that is in doubt, if one is known
 */
public record MergedWarning(
    Problem problem,
    String text,
    List<String> cells,
    int launches,
    Reach reach,
    OptionalDouble share) {
  public MergedWarning {
    cells = List.copyOf(cells);
  }

  /** A warning about all that it concerns. */
  public MergedWarning(Problem problem, String text, List<String> cells, int launches) {
    this(problem, text, cells, launches, Reach.MOSTLY);
  }

  /** A warning that names no share of a run-time. */
  public MergedWarning(
      Problem problem, String text, List<String> cells, int launches, Reach reach) {
    this(problem, text, cells, launches, reach, OptionalDouble.empty());
  }

  /** The line for the report, without cells and launches. */
  public String line() {
    return problem.label() + " " + text;
  }

  /** The same line for a program. */
  @Override
  public String toString() {
    return new UserText(line()).toString();
  }
}
