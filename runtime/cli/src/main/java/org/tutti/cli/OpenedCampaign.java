package org.tutti.cli;

import java.nio.file.Path;
import org.tutti.campaign.CampaignResult;
import picocli.CommandLine.Model.CommandSpec;

/** Opens campaigns for commands whose output has no place for what is wrong with the files. */
final class OpenedCampaign {
  private OpenedCampaign() {}

  /** Opens a campaign, and says on standard error which of its launches are incomplete. */
  static CampaignResult open(Path directory, CommandSpec command) {
    CampaignResult result = CampaignResult.open(directory);
    result
        .analysis()
        .incomplete()
        .forEach(finding -> command.commandLine().getErr().println(finding.line() + "."));
    return result;
  }
}
