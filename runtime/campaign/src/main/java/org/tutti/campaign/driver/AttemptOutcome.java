package org.tutti.campaign.driver;

import java.util.Optional;
import org.tutti.records.campaign.FailureClass;
import org.tutti.records.launch.LaunchHeader;

/**
 * What an attempt at a launch is worth.
 *
 * @param failure why it does not count; empty when it does
 * @param reason in words, for people
 * @param cells cells that were finished, and are kept in either case
 * @param header of its data; empty when it does not count
 */
public record AttemptOutcome(
    Optional<FailureClass> failure, String reason, int cells, Optional<LaunchHeader> header) {
  static AttemptOutcome success(int cells, LaunchHeader header) {
    return new AttemptOutcome(Optional.empty(), "", cells, Optional.of(header));
  }

  static AttemptOutcome failed(FailureClass failure, String reason, int cells) {
    return new AttemptOutcome(Optional.of(failure), reason, cells, Optional.empty());
  }

  /** Why it does not count, with the identifier of the problem. */
  public String line() {
    return failure.orElseThrow().problem().label() + " " + reason;
  }

  /** Whether it counts. */
  public boolean succeeded() {
    return failure.isEmpty();
  }
}
