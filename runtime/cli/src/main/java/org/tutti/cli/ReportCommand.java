package org.tutti.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.pilot.SplitProposal;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.report.CounterSection;
import org.tutti.report.HostSection;
import org.tutti.report.ReportText;
import org.tutti.report.SplitProposalText;
import org.tutti.report.json.ReportJson;
import org.tutti.report.json.ResultDocument;
import org.tutti.report.layout.PageStyle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

  @Mixin private FormatOption format;

  @Option(
      names = "--counters",
      description =
          "Also prints what the processor and the kernel counted in each cell and on each host.")
  private boolean counters;

  @Mixin private PageOptions page;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter output = spec.commandLine().getOut();
    CampaignResult result = CampaignResult.open(directory);
    if (format.value() == ResultFormat.JSON) {
      if (budget != null || counters) {
        throw CommandLineProblem.COMMAND_LINE_INVALID.error(
            (budget != null ? "--propose" : "--counters")
                + " prints a table, which --format json cannot contain.",
            "Omit one of them.");
      }
      output.println(ResultDocument.text(ReportJson.of(result)));
      return ExitStatus.SUCCESS;
    }
    PageStyle style = page.style();
    ReportText.lines(result.analysis(), style).forEach(output::println);
    if (counters) {
      style.fit(CounterSection.lines(result.analysis())).forEach(output::println);
      style.fit(HostSection.lines(result.analysis())).forEach(output::println);
    }
    if (budget != null) {
      int treatments = result.analysis().contents().treatments();
      style
          .fit(
              SplitProposalText.lines(
                  SplitProposal.of(result.analysis().contents(), budget.dividedBy(treatments)),
                  budget,
                  treatments,
                  style.width()))
          .forEach(output::println);
    }
    return ExitStatus.SUCCESS;
  }
}
