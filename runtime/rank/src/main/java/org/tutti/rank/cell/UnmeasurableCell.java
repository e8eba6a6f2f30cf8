package org.tutti.rank.cell;

import org.tutti.diagnostics.Problem;

/** A cell cannot be measured, or its figures would mean nothing; thrown on all ranks alike. */
final class UnmeasurableCell extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  /**
   * @param why where, what was expected, and what was found, without a period
   */
  UnmeasurableCell(Problem problem, String why) {
    super(why);
    this.problem = problem;
  }

  Problem problem() {
    return problem;
  }
}
