package org.tutti.cli;

import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.ExitCode;

/** The exit statuses of commands that end without an exception. */
final class ExitStatus {
  static final int SUCCESS = ExitCode.SUCCESS;

  private ExitStatus() {}

  static int of(CampaignResult result) {
    return result.outcome().interrupted() ? ExitCode.INTERRUPTED : of(result.isComplete());
  }

  /** The status of a command that measured all it was asked to measure, or not all of it. */
  static int of(boolean complete) {
    return complete ? SUCCESS : ExitCode.MEASUREMENT;
  }
}
