package org.tutti.rank.cell;

import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.harness.ThrownText;
import org.tutti.rank.process.ThrownTraces;
import org.tutti.records.launch.CellKey;

/**
 * A benchmark threw an exception on this rank; the other ranks may be waiting for it in the
 * operation.
 */
public final class CellFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String what;
  private final String thrown;

  CellFailure(int rank, CellKey cell, Throwable cause, ThrownTraces traces) {
    this(rank, "in cell " + cell, cause, traces);
  }

  /**
   * @param where the benchmark threw, in words
   * @param traces keeps the whole trace
   */
  CellFailure(int rank, String where, Throwable cause, ThrownTraces traces) {
    this("Rank " + rank + " failed " + where + ": ", thrown(rank, where, cause, traces), cause);
  }

  private CellFailure(String where, String thrown, Throwable cause) {
    super(
        MeasurementProblem.CELL_FAILED.message(
            where + thrown + ".",
            "All ranks end; the cells measured before are in the result" + " file."),
        cause);
    this.what = where + thrown + ".";
    this.thrown = thrown;
  }

  private static String thrown(int rank, String where, Throwable cause, ThrownTraces traces) {
    return ThrownText.of(cause) + traces.keep(rank, "Rank " + rank + " " + where, cause);
  }

  /** The rank, the cell, and the exception, in a sentence. */
  String what() {
    return what;
  }

  /** The exception, and where it was thrown. */
  String thrown() {
    return thrown;
  }

  /** Whether the process can go on at all; an overflowing stack is empty again. */
  boolean isSurvivable() {
    return !(getCause() instanceof VirtualMachineError) || getCause() instanceof StackOverflowError;
  }
}
