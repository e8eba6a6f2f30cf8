package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tutti.diagnostics.ExitCode;
import org.tutti.records.campaign.FailureClass;

/**
 * How the launcher of an attempt ended.
 *
 * @param exitStatus of the launcher; not reliable, so it only helps to explain a failure
 * @param cause why the driver or the batch system ended the attempt; empty if neither did
 * @param reason the cause as text; empty without one
 * @param lifetime of the launcher
 * @param ranks which ranks ended early, and how
 */
record LauncherExit(
    int exitStatus,
    Optional<FailureClass> cause,
    String reason,
    Duration lifetime,
    RankEndings.EarlyEnding ranks) {
  private static final int UNKNOWN = Integer.MIN_VALUE;

  private static final int LAST_SIGNAL = 64;

  /** The statuses of SIGINT, SIGKILL, SIGTERM. */
  private static final Set<Integer> KILLED =
      Set.of(ExitCode.INTERRUPTED, ExitCode.SIGNAL + 9, ExitCode.SIGNAL + 15);

  static LauncherExit ofLauncher(int exitStatus, Duration lifetime) {
    return new LauncherExit(
        exitStatus, Optional.empty(), "", lifetime, RankEndings.EarlyEnding.UNKNOWN);
  }

  /** The same exit, caused by the driver. */
  LauncherExit endedByDriver(FailureClass failure, String words) {
    return new LauncherExit(exitStatus, Optional.of(failure), words, lifetime, ranks);
  }

  /** The same exit of an attempt that does not count, because its program has changed. */
  LauncherExit endedByChange(List<String> changes) {
    return endedByDriver(FailureClass.PROGRAM_CHANGED, String.join("; ", changes));
  }

  /** The same exit, because the batch system has ended the job. */
  LauncherExit withJob(String message) {
    return endedByDriver(FailureClass.INTERRUPTED, "the job has ended: " + message);
  }

  /** The same with what is known of ranks that ended early. */
  LauncherExit withRanks(RankEndings.EarlyEnding ending) {
    return new LauncherExit(exitStatus, cause, reason, lifetime, ending);
  }

  /** The exit of an attempt whose driver died first, so that its status is unknown. */
  static LauncherExit unknown() {
    return new LauncherExit(
        UNKNOWN, Optional.empty(), "", Duration.ZERO, RankEndings.EarlyEnding.UNKNOWN);
  }

  boolean isUnknown() {
    return exitStatus == UNKNOWN;
  }

  /**
   * Whether ranks ended it themselves, as far as launcher and ranks tell: neither the driver, nor
   * the batch system, nor somebody who killed them.
   */
  boolean isByRanks() {
    return cause.isEmpty() && !isUnknown() && !KILLED.contains(exitStatus) && !ranks.areKilled();
  }

  /** A description for the user, in parentheses. */
  String describe() {
    return isUnknown()
        ? "(the driver died before the launch ended)"
        : "(exit status "
            + exitStatus
            + " of the launcher"
            + (ranks.words().isEmpty() ? "" : "; " + ranks.words())
            + ")";
  }

  /**
   * Whether the status indicates a signal, by the convention of Open MPI and shells (128 + signal).
   */
  boolean isSignal() {
    return exitStatus > ExitCode.SIGNAL && exitStatus <= ExitCode.SIGNAL + LAST_SIGNAL;
  }
}
