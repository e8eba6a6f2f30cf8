package org.tutti.runtime.campaign;

import java.util.Optional;

/**
 * What an attempt at a launch is worth.
 *
 * @param failure why it does not count; empty when it does
 * @param reason in words, for people
 * @param cells cells that were finished, and are kept in either case
 */
public record Verdict(Optional<FailureClass> failure, String reason, int cells) {
  static Verdict success(int cells) {
    return new Verdict(Optional.empty(), "", cells);
  }

  static Verdict failed(FailureClass failure, String reason, int cells) {
    return new Verdict(Optional.of(failure), reason, cells);
  }

  public boolean succeeded() {
    return failure.isEmpty();
  }
}
