package org.tutti.cli.option;

import java.util.Collection;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.ExitCode;

/** The exit statuses of commands that end without an exception. */
public final class ExitStatus {
  public static final int SUCCESS = ExitCode.SUCCESS;

  private ExitStatus() {}

  public static int of(CampaignResult result) {
    return result.outcome().interrupted() ? ExitCode.INTERRUPTED : of(result.isComplete());
  }

  /** The status of a command that reads campaigns: not success if a launch of one is missing. */
  public static int ofFiles(Collection<CampaignResult> results) {
    return of(results.stream().allMatch(CampaignResult::hasEveryLaunch));
  }

  /** The status of a command that measured all it was asked to measure, or not all of it. */
  public static int of(boolean complete) {
    return complete ? SUCCESS : ExitCode.MEASUREMENT;
  }
}
