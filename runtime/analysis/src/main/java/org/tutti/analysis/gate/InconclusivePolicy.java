package org.tutti.analysis.gate;

/** What the gate does where the evidence decides nothing. */
public enum InconclusivePolicy {
  /** Says so, by an exit status of its own. */
  REPORT,
  /** Lets the change pass. */
  PASS,
  /** Stops the change, like a regression. */
  FAIL;

  /** The exit status of an outcome. */
  public int exitStatus(GateOutcome outcome) {
    if (outcome != GateOutcome.INCONCLUSIVE) {
      return outcome.exitStatus();
    }
    return switch (this) {
      case REPORT -> outcome.exitStatus();
      case PASS -> GateOutcome.PASSED.exitStatus();
      case FAIL -> GateOutcome.REGRESSION.exitStatus();
    };
  }

  /** Whether an outcome stops the change because of a cell. */
  public boolean stops(GateOutcome outcome) {
    return outcome == GateOutcome.REGRESSION
        || outcome == GateOutcome.NOT_CONFIRMED
        || outcome == GateOutcome.INCONCLUSIVE && this == FAIL;
  }
}
