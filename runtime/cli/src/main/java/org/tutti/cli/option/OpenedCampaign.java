package org.tutti.cli.option;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.tutti.analysis.ObservationQuantile;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.report.launch.LaunchSection;
import picocli.CommandLine.Model.CommandSpec;

/** Opens campaigns for commands whose output has no place for what is wrong with the files. */
public final class OpenedCampaign {
  private OpenedCampaign() {}

  /** Opens a campaign, and says on standard error which of its launches are incomplete. */
  public static CampaignResult open(Path directory, CommandSpec command) {
    return open(directory, List.of(), command);
  }

  /** The same with further quantiles of the observations. */
  public static CampaignResult open(
      Path directory, Collection<ObservationQuantile> quantiles, CommandSpec command) {
    CampaignResult result = CampaignResult.open(directory, quantiles);
    result
        .analysis()
        .incomplete()
        .forEach(finding -> command.commandLine().getErr().println(finding.line() + "."));
    LaunchSection.missing(result.analysis().contents())
        .map(sentence -> CampaignProblem.LAUNCH_INCOMPLETE.label() + " " + sentence + ".")
        .ifPresent(command.commandLine().getErr()::println);
    return result;
  }
}
