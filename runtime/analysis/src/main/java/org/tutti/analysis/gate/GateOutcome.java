package org.tutti.analysis.gate;

import java.util.Locale;
import org.tutti.diagnostics.ExitCode;

/** The outcome of the gate. Its exit status tells scripts four of them apart. */
public enum GateOutcome {
  /** Every cell is within the margin, at the required level of evidence. */
  PASSED(ExitCode.SUCCESS),
  /** At least one cell is slower by more than the margin. */
  REGRESSION(ExitCode.REGRESSION),
  /** No cell is known to be slower, but not all are known to be within the margin. */
  INCONCLUSIVE(ExitCode.NOT_DECIDED),
  /** There was no cell to compare. */
  NOTHING_MEASURED(ExitCode.NOT_MEASURED),
  /** Launches failed, so that the figures may be biased, or there are none. */
  INFRASTRUCTURE_FAILURE(ExitCode.NOT_MEASURED),
  /** A cell of the baseline failed in the head, is not possible there, or is absent. */
  CELL_MISSING(ExitCode.NOT_MEASURED),
  /** The report of a side begins with NOT TRUSTWORTHY, so that no judgment follows from it. */
  NOT_TRUSTWORTHY(ExitCode.NOT_MEASURED),
  /** A cell was slower by more than the margin, and could not be measured again to confirm it. */
  NOT_CONFIRMED(ExitCode.NOT_MEASURED);

  private final int exitStatus;

  GateOutcome(int exitStatus) {
    this.exitStatus = exitStatus;
  }

  public int exitStatus() {
    return exitStatus;
  }

  /** The outcome as text. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
