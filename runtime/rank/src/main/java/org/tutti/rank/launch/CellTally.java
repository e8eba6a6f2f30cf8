package org.tutti.rank.launch;

import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.UnmeasuredReason;

/**
 * Whether a launch has done what it was asked to do. A cell that the library lacks, or that cannot
 * be done by so many processes, does not count; one that failed does, and so does one of whose
 * observations none is valid. A launch without any figure has not succeeded either.
 */
final class CellTally {
  private int figures;
  private int failures;

  void add(CellRecord cell) {
    if (cell.observations().validRunTimes().length > 0) {
      figures++;
    } else if (isFailure(cell)) {
      failures++;
    }
  }

  boolean isSuccess() {
    return figures > 0 && failures == 0;
  }

  private static boolean isFailure(CellRecord cell) {
    return cell.warnings().stream()
        .map(warning -> warning.problem())
        .filter(UnmeasuredReason::is)
        .findFirst()
        .map(UnmeasuredReason::isFailure)
        .orElse(true);
  }
}
