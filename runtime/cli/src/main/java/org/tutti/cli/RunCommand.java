package org.tutti.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.records.campaign.CampaignDirectory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a campaign: calls the launcher n times and reports the distribution over the launches. */
@Command(
    name = "run",
    description = {
      "Runs a campaign: n launches of mpirun in a randomized design, reported together.",
      "In a directory of the same plan it runs what is missing."
    })
final class RunCommand implements Callable<Integer> {
  @Mixin private final CampaignArguments campaign = new CampaignArguments();
  @Mixin private final DriverOptions driver = new DriverOptions();
  @Mixin private final StoppingOptions stopping = new StoppingOptions();
  @Mixin private final PilotOptions pilot = new PilotOptions();

  @Option(
      names = "--factor",
      paramLabel = "NAME=LEVELS",
      description =
          "What varies between launches, such as library=openmpi,mpich; may be repeated, and all"
              + " combinations are measured.")
  private List<String> factors = new ArrayList<>();

  @Option(
      names = "--exclude",
      paramLabel = "NAME=LEVEL;...",
      description = "Combinations of levels to leave out; may be repeated.")
  private List<String> exclusions = new ArrayList<>();

  @Option(
      names = "--set-aside",
      description = "Move results of another plan in the directory out of the way, then begin.")
  private boolean setAside;

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CampaignDirectory directory = campaign.directory();
    CampaignPlan asked = campaign.plan(campaign.factors(factors), exclusions);
    CampaignPlan plan =
        pilot.isWanted() ? pilot.run(asked, campaign, directory, stopping, driver, spec) : asked;
    return new CampaignExecution(directory, driver, stopping.rules(), spec.commandLine().getOut())
        .runAndReport(plan, setAside);
  }
}
