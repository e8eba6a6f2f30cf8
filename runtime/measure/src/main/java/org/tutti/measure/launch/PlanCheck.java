package org.tutti.measure.launch;

import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.Buffers;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;

/** Finds cells that cannot be measured, before MPI is started. */
public final class PlanCheck {
  private PlanCheck() {}

  /**
   * Checks all cells.
   *
   * @throws TuttiException if the root of the clock synchronization is not a rank, a message size
   *     is not a multiple of the size of its datatype, or a buffer is too large for MPI
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
