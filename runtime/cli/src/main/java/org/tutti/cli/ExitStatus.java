package org.tutti.cli;

import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.ProblemKind;

/** The exit statuses of commands that end without an exception. */
final class ExitStatus {
  static final int SUCCESS = 0;

  /** The shell's status of a command that was ended by SIGINT. */
  private static final int INTERRUPTED = 130;

  private ExitStatus() {}

  static int of(CampaignResult result) {
    return result.outcome().interrupted() ? INTERRUPTED : of(result.isComplete());
  }

  /** The status of a command that measured all it was asked to measure, or not all of it. */
  static int of(boolean complete) {
    return complete ? SUCCESS : ProblemKind.MEASUREMENT.exitStatus();
  }
}
