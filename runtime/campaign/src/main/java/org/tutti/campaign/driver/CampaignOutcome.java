package org.tutti.campaign.driver;

import java.util.List;
import java.util.Optional;

/**
 * How a run of the driver ended.
 *
 * @param finished launches that count, of this run and earlier ones
 * @param planned launches of the design
 * @param failures launches that do not count, each with its reason
 * @param stopped why it ended before its last launch, in words; empty if it did not
 * @param interrupted whether it was ended before its time
 */
public record CampaignOutcome(
    int finished,
    int planned,
    List<String> failures,
    Optional<String> stopped,
    boolean interrupted) {
  public CampaignOutcome {
    failures = List.copyOf(failures);
  }

  /** Whether the whole design was measured, or as much of it as a stopping rule asked for. */
  public boolean isComplete() {
    return finished == planned || (stopped.isPresent() && !interrupted && failures.isEmpty());
  }
}
