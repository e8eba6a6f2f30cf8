package org.tutti.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.pilot.SplitProposal;
import org.tutti.report.ReportText;
import org.tutti.report.SplitProposalText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the report of an existing campaign. */
@Command(name = "report", description = "Prints the tables of a campaign.")
final class ReportCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", description = "Campaign directory.")
  private Path directory;

  @Option(
      names = "--propose",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Also proposes how to split this time into launches and observations, using the campaign as"
              + " a pilot.")
  private Duration budget;

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CampaignAnalysis analysis = CampaignResult.open(directory).analysis();
    ReportText.lines(analysis).forEach(spec.commandLine().getOut()::println);
    if (budget != null) {
      SplitProposalText.lines(SplitProposal.of(analysis.contents(), budget), budget, 1)
          .forEach(spec.commandLine().getOut()::println);
    }
    return ExitStatus.SUCCESS;
  }
}
