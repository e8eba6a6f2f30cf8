package org.tutti.measure.cell;

import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.records.launch.CellKey;

/**
 * A benchmark threw an exception on this rank; the other ranks may be waiting for it in the
 * operation.
 */
public final class CellFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String what;

  CellFailure(int rank, CellKey cell, Throwable cause) {
    this("Rank " + rank + " failed in cell " + cell + ": " + cause + ".", cause);
  }

  private CellFailure(String what, Throwable cause) {
    super(
        MeasurementProblem.CELL_FAILED.message(
            what, "All ranks end; the cells before it are in the result file."),
        cause);
    this.what = what;
  }

  /** The rank, the cell, and the exception, in a sentence. */
  String what() {
    return what;
  }

  /** Whether the process can go on at all. */
  boolean isSurvivable() {
    return !(getCause() instanceof VirtualMachineError);
  }
}
