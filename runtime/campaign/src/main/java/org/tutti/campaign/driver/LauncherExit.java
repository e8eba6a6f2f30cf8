package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Optional;
import org.tutti.records.campaign.FailureClass;

/**
 * How the launcher of an attempt ended.
 *
 * @param exitStatus of the launcher; it proves nothing and helps to explain
 * @param cause why the driver ended the attempt itself; empty when it did not
 * @param reason in words, when the driver did
 * @param lifetime of the launcher
 * @param ranks which ranks ended early, and how, in words; empty if nothing is known
 */
public record LauncherExit(
    int exitStatus, Optional<FailureClass> cause, String reason, Duration lifetime, String ranks) {
  private static final int UNKNOWN = Integer.MIN_VALUE;

  private static final int SIGNALLED = 128;
  private static final int LAST_SIGNAL = 64;

  static LauncherExit ofLauncher(int exitStatus, Duration lifetime) {
    return new LauncherExit(exitStatus, Optional.empty(), "", lifetime, "");
  }

  /** The same, ended by the driver. */
  LauncherExit endedByDriver(FailureClass failure, String words) {
    return new LauncherExit(exitStatus, Optional.of(failure), words, lifetime, ranks);
  }

  /** The same with what is known of ranks that ended early. */
  LauncherExit withRanks(String words) {
    return new LauncherExit(exitStatus, cause, reason, lifetime, words);
  }

  /** Nobody saw how the attempt ended, because its driver had died. */
  static LauncherExit unknown() {
    return new LauncherExit(UNKNOWN, Optional.empty(), "", Duration.ZERO, "");
  }

  boolean isUnknown() {
    return exitStatus == UNKNOWN;
  }

  /** In parentheses, for people. */
  String describe() {
    return isUnknown()
        ? "(the driver died before the launch ended)"
        : "(exit status "
            + exitStatus
            + " of the launcher"
            + (ranks.isEmpty() ? "" : "; " + ranks)
            + ")";
  }

  /** Whether the status tells of a signal, as Open MPI and shells do it (128 + signal). */
  boolean isSignal() {
    return exitStatus > SIGNALLED && exitStatus <= SIGNALLED + LAST_SIGNAL;
  }
}
