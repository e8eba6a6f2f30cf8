package org.tutti.runtime.driver;

import java.util.List;

/**
 * How a run of the driver ended.
 *
 * @param finished launches that count, of this run and earlier ones
 * @param planned launches of the design
 * @param failures launches that do not count, each with its reason
 * @param interrupted whether it was ended before its time
 */
public record CampaignOutcome(
    int finished, int planned, List<String> failures, boolean interrupted) {
  public CampaignOutcome {
    failures = List.copyOf(failures);
  }

  /** Whether the whole design was measured. */
  public boolean isComplete() {
    return finished == planned;
  }
}
