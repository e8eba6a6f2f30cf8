package org.tutti.measure.cell;

import java.time.Duration;
import java.util.Optional;
import org.tutti.diagnostics.MeasurementProblem;

/**
 * How long a cell may take.
 *
 * @param cell its name
 * @param seconds over all its portions; empty if only its pauses are limited
 * @param spentNanos time that earlier portions took
 * @param patience how long none of its calls may be completed
 * @param isDry whether nothing is measured, and so nothing written
 */
record CellLimit(
    String cell, Optional<Integer> seconds, long spentNanos, Patience patience, boolean isDry) {

  /** What is left of the seconds; negative if earlier portions took longer. */
  long leftMillis() {
    return seconds.orElseThrow() * 1000L - spentNanos / 1_000_000;
  }

  /**
   * Why the launch ends.
   *
   * @param since how long nothing has changed on the rank
   */
  String message(MeasurementProblem problem, int rank, RankPosition position, Duration since) {
    String what =
        problem == MeasurementProblem.CELL_STUCK
            ? String.format("has completed no call for %d s", since.toSeconds())
            : String.format("has taken more than %d s", seconds.orElseThrow());
    return problem.message(
        String.format("%s %s; rank %d is %s.", cell, what, rank, position.words()),
        (isDry
                ? "The dry run ends."
                : "The launch ends; the cells measured before are in the result file.")
            + (problem == MeasurementProblem.CELL_STUCK
                ? " Look for a deadlock; if calls do take that long, set --timeout."
                : " Raise --timeout, or check for a deadlock."));
  }
}
