package org.tutti.runtime.driver;

import java.util.Optional;
import org.tutti.runtime.campaign.FailureClass;

/**
 * What an attempt at a launch is worth.
 *
 * @param failure why it does not count; empty when it does
 * @param reason in words, for people
 * @param cells cells that were finished, and are kept in either case
 * @param library name of the MPI library that was loaded; blank where that is unknown
 */
public record Verdict(Optional<FailureClass> failure, String reason, int cells, String library) {
  static Verdict success(int cells, String library) {
    return new Verdict(Optional.empty(), "", cells, library);
  }

  static Verdict failed(FailureClass failure, String reason, int cells) {
    return new Verdict(Optional.of(failure), reason, cells, "");
  }

  public boolean succeeded() {
    return failure.isEmpty();
  }
}
