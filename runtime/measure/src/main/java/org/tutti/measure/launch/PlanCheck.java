package org.tutti.measure.launch;

import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.Buffers;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;

/** Finds what cannot be measured before MPI is started. */
public final class PlanCheck {
  private PlanCheck() {}

  /**
   * Checks all cells.
   *
   * @throws TuttiException if a root of clocks is no rank, if a size is no multiple of its
   *     datatype, if a buffer would be larger than MPI can count
   */
  public static void check(Plan plan, int processes) {
    plan.cells().forEach(cell -> check(cell, processes));
  }

  private static void check(Cell cell, int processes) {
    cell.settings().syncConfiguration().checkProcesses(processes);
    Datatype datatype = cell.benchmark().operation().datatype();
    if (cell.msize() % datatype.bytes() != 0) {
      throw CommandLineProblem.MESSAGE_SIZE_NOT_WHOLE.error(
          "A message of "
              + cell.msize()
              + " B ("
              + cell.benchmark().name()
              + ") is not a whole number of elements of type "
              + datatype
              + ".",
          "Give multiples of " + datatype.bytes() + " to @Param(msizes = ...) or --msizes.");
    }
    Buffers buffers = cell.benchmark().operation().buffers();
    long largest =
        Math.max(
            buffers.sendBytes(cell.msize(), processes),
            buffers.receiveBytes(cell.msize(), processes));
    if (largest > Integer.MAX_VALUE) {
      throw CommandLineProblem.BUFFER_TOO_LARGE.error(
          cell + " needs a buffer of " + largest + " B on each rank.",
          "Choose smaller messages: a buffer holds at most 2 GiB.");
    }
  }
}
