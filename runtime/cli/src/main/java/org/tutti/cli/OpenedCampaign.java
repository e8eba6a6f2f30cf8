package org.tutti.cli;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.tutti.analysis.ObservationQuantile;
import org.tutti.campaign.CampaignResult;
import picocli.CommandLine.Model.CommandSpec;

/** Opens campaigns for commands whose output has no place for what is wrong with the files. */
final class OpenedCampaign {
  private OpenedCampaign() {}

  /** Opens a campaign, and says on standard error which of its launches are incomplete. */
  static CampaignResult open(Path directory, CommandSpec command) {
    return open(directory, List.of(), command);
  }

  /** The same with further quantiles of the observations. */
  static CampaignResult open(
      Path directory, Collection<ObservationQuantile> quantiles, CommandSpec command) {
    CampaignResult result = CampaignResult.open(directory, quantiles);
    result
        .analysis()
        .incomplete()
        .forEach(finding -> command.commandLine().getErr().println(finding.line() + "."));
    return result;
  }
}
