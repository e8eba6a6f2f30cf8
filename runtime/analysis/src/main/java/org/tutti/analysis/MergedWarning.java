package org.tutti.analysis;

import java.util.List;
import org.tutti.diagnostics.Problem;

/**
 * A warning, with the cells and launches that it concerns taken together.
 *
 * @param text the warning, with the figures of the first cell in its first launch; it says so where
 *     others have other figures
 * @param cells which cells, in the order they were measured in; empty when it concerns the campaign
 * @param launches in how many launches it was seen
 */
public record MergedWarning(Problem problem, String text, List<String> cells, int launches) {
  public MergedWarning {
    cells = List.copyOf(cells);
  }

  /** The line that a person reads, without cells and launches. */
  public String line() {
    return problem.label() + " " + text;
  }
}
