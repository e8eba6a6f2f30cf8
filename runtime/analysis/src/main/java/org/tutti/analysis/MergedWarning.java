package org.tutti.analysis;

import java.util.List;
import org.tutti.diagnostics.Problem;

/**
 * A warning, merged over the cells and launches that it concerns.
 *
 * @param text the warning, with the figures of the first cell in its first launch; with a note if
 *     the figures differ elsewhere
 * @param cells which cells, in the order of measurement; empty if it concerns the campaign
 * @param launches number of launches in which it occurred
 */
public record MergedWarning(Problem problem, String text, List<String> cells, int launches) {
  public MergedWarning {
    cells = List.copyOf(cells);
  }

  /** The line for the report, without cells and launches. */
  public String line() {
    return problem.label() + " " + text;
  }
}
