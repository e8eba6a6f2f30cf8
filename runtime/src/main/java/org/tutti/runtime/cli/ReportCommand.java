package org.tutti.runtime.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.tutti.runtime.analysis.CampaignAnalysis;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.runtime.report.ReportText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reports a campaign that was measured before. */
@Command(name = "report", description = "Prints the tables of a campaign.")
final class ReportCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", description = "Campaign directory.")
  private Path directory;

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CampaignAnalysis analysis = CampaignAnalysis.of(new CampaignDirectory(directory));
    ReportText.lines(analysis).forEach(spec.commandLine().getOut()::println);
    return ExitStatus.SUCCESS;
  }
}
