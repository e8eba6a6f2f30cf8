package org.tutti.runtime.driver;

import java.util.Optional;
import org.tutti.runtime.campaign.FailureClass;

/**
 * How the launcher of an attempt ended.
 *
 * @param exitStatus of the launcher; it proves nothing and helps to explain
 * @param cause why the driver ended the attempt itself; empty when it did not
 * @param reason in words, when the driver did
 */
public record Ending(int exitStatus, Optional<FailureClass> cause, String reason) {
  private static final int SIGNALLED = 128;
  private static final int LAST_SIGNAL = 64;

  static Ending ofLauncher(int exitStatus) {
    return new Ending(exitStatus, Optional.empty(), "");
  }

  /** Whether the status tells of a signal, as Open MPI and shells do it (128 + signal). */
  boolean tellsOfSignal() {
    return exitStatus > SIGNALLED && exitStatus <= SIGNALLED + LAST_SIGNAL;
  }
}
