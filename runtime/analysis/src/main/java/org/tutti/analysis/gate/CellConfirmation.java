package org.tutti.analysis.gate;

import java.util.Optional;

/**
 * A cell that seemed slower, and what was found when it was measured again.
 *
 * @param first what was seen the first time
 * @param again what was found then; empty if it could not be measured again
 * @param launches of each side when it was decided or given up
 */
public record CellConfirmation(CellGate first, Optional<CellGate> again, int launches) {

  /** The cell with the outcome that counts. */
  CellGate cell() {
    return again.orElseGet(
        () ->
            first.outcome() == GateOutcome.REGRESSION
                ? first.with(GateOutcome.NOT_CONFIRMED)
                : first);
  }

  /** Whether the second measurement says that there is no slowdown. */
  public boolean isFalseAlarm() {
    return again.filter(cell -> cell.outcome() == GateOutcome.PASSED).isPresent();
  }
}
