package org.tutti.measure.cell;

import java.util.List;
import org.tutti.diagnostics.MeasurementProblem;

/** A benchmark threw on some ranks of a dry run, which ends all of them. */
final class DryRunFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param untried benchmarks of which no cell was called
   */
  DryRunFailure(CellFailure failure, List<String> untried) {
    super(
        MeasurementProblem.CELL_FAILED.message(
                failure.what(), "Other ranks may be waiting for it, so all ranks end.")
            + said(untried),
        failure.getCause());
  }

  private static String said(List<String> untried) {
    return untried.isEmpty()
        ? ""
        : System.lineSeparator()
            + MeasurementProblem.DRY_RUN_ENDED.message(
                "Not tried: " + String.join(", ", untried) + ".",
                "Fix the benchmark that failed, or use run --dry, which tries the others in"
                    + " further launches.");
  }
}
