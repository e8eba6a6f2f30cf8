package org.tutti.campaign.driver;

import java.util.Optional;
import org.tutti.records.campaign.FailureClass;
import org.tutti.records.launch.LaunchHeader;

/**
 * The outcome of an attempt at a launch.
 *
 * @param failure why it does not count; empty if it does
 * @param reason a description for the user
 * @param cells cells that were finished, and are kept in either case
 * @param header of its data; empty if it does not count
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

  /** Whether it was ended from outside, so that nothing is wrong with it. */
  boolean isInterrupted() {
    return failure.equals(Optional.of(FailureClass.INTERRUPTED));
  }

  /** Whether it counts. */
  public boolean succeeded() {
    return failure.isEmpty();
  }
}
