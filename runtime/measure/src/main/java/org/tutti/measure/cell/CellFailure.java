package org.tutti.measure.cell;

import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.records.launch.CellKey;

/**
 * A benchmark threw an exception on this rank; the other ranks may be waiting for it in the
 * operation.
 */
public final class CellFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CellFailure(int rank, CellKey cell, Throwable cause) {
    super(
        MeasurementProblem.CELL_FAILED.message(
            "Rank " + rank + " failed in cell " + cell + ": " + cause + ".",
            "All ranks end; the cells before it are in the result file."),
        cause);
  }

  /** Whether the process can go on at all. */
  boolean isSurvivable() {
    return !(getCause() instanceof VirtualMachineError);
  }
}
