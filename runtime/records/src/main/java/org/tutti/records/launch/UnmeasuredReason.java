package org.tutti.records.launch;

import java.util.Set;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Problem;

/** The problems that say why a cell has no observations; a record of such a cell names one. */
public final class UnmeasuredReason {
  private static final Set<Problem> NOT_POSSIBLE =
      Set.of(MeasurementProblem.OPERATION_NOT_IN_LIBRARY, MeasurementProblem.CELL_IMPOSSIBLE);

  private static final Set<Problem> FAILED =
      Set.of(
          MeasurementProblem.CELL_SKIPPED,
          MeasurementProblem.CELL_CRASHED,
          MeasurementProblem.CELL_LEFT_OUT,
          MeasurementProblem.WRONG_DATA,
          MpiProblem.REQUESTS_NOT_COMPLETED);

  private UnmeasuredReason() {}

  /** Whether the problem explains that a cell was not measured. */
  public static boolean is(Problem problem) {
    return NOT_POSSIBLE.contains(problem) || isFailure(problem);
  }

  /**
   * Whether the cell could have been measured, but failed. What a library lacks, or what cannot be
   * done by so many processes, is no failure.
   */
  public static boolean isFailure(Problem problem) {
    return FAILED.contains(problem);
  }
}
