package org.tutti.lab.check;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.annotations.syntax.FactorName;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.option.CampaignArguments;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.OpenedCampaign;
import org.tutti.cli.option.PageFileOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.ResultFormat;
import org.tutti.cli.option.ShareConverter;
import org.tutti.cli.option.TableFormatOption;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.lab.check.guideline.GuidelineOptions;
import org.tutti.lab.check.guideline.GuidelineSets;
import org.tutti.lab.check.table.GuidelineReport;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.settings.SettingKey;
import org.tutti.report.progress.ProgressDisplay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tests performance guidelines. */
@Command(
    name = "check",
    description = {
      "Tests performance guidelines such as \"Allgather <= Gather + Bcast\" (Lübbe 2017):"
          + " measures both sides in the same launches of a campaign, or reads an existing"
          + " campaign: check DIR [GUIDELINE...].",
      "With several patterns, --arrival PATTERN,PATTERN tests each guideline under each of them.",
      "Exit status: 0 no violation, 2 wrong usage, 3 violation (by launches in pairs), 5 nothing"
          + " tested, 6 infrastructure failure."
    })
final class CheckCommand implements Callable<Integer> {
  /** The options that say something about a campaign that was measured before. */
  private static final Set<String> OF_ANY_CAMPAIGN =
      Set.of("--margin", "--significance", "--varied", "--format", "--quiet");

  @Parameters(
      paramLabel = "GUIDELINE",
      description =
          "Guidelines in quotes, or sets of them: GL1 to GL12, mockups, monotony,"
              + " split-robustness (default: those in annotations; for an existing campaign,"
              + " all).")
  private List<String> arguments = new ArrayList<>();

  @Option(
      names = "--margin",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      description = "Smallest slowdown of the left side that is a violation (default: 3%%).")
  private Double margin = GuidelineOptions.DEFAULT.margin();

  @Option(
      names = "--significance",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      description = "Significance level of the published test (default: 0.001).")
  private Double significance = GuidelineOptions.DEFAULT.significance();

  @Option(
      names = "--varied",
      paramLabel = "NAME",
      description = "The parameter that varies within a group of tests (default: msize).")
  private String varied = GuidelineOptions.DEFAULT.varied();

  @Mixin private TableFormatOption format;

  @Mixin private final CampaignArguments campaign = new CampaignArguments();

  @Mixin private PageFileOption file;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    GuidelineArguments guidelines = new GuidelineArguments();
    List<String> given = new ArrayList<>(arguments);
    boolean exists = !given.isEmpty() && isCampaign(given.get(0));
    CampaignResult result = exists ? opened(given, guidelines) : measured(given, guidelines);
    GuidelineCheck check =
        GuidelineCheck.of(
            result.analysis(),
            guidelines.all(),
            guidelines.known(),
            new GuidelineOptions(margin, significance, varied));
    PrintWriter output = spec.commandLine().getOut();
    format.print(
        GuidelineReport.tables(check, result.analysis(), format.value() != ResultFormat.TEXT),
        PageOptions.styleOf(spec),
        output);
    if (!exists) {
      boolean isText = format.value() == ResultFormat.TEXT;
      file.write(result, isText ? output : spec.commandLine().getErr());
    }
    result.failures().stream()
        .map(failure -> failure.text().commandLine())
        .forEach(spec.commandLine().getErr()::println);
    return exitStatus(check, result);
  }

  /** A set of guidelines may have the name of a directory. */
  private static boolean isCampaign(String argument) {
    return !argument.isEmpty()
        && !GuidelineSets.names().contains(argument)
        && RecordFiles.isDirectory(Path.of(argument));
  }

  private CampaignResult opened(List<String> given, GuidelineArguments guidelines) {
    Path directory = Path.of(given.remove(0));
    checkOptions(directory);
    CampaignResult result = OpenedCampaign.open(directory, spec);
    guidelines.know(result.analysis());
    given.forEach(guidelines::add);
    if (given.isEmpty()) {
      guidelines.addAllOf(result.analysis());
    }
    guidelines.known().checkVaried(varied, guidelines.all());
    return result;
  }

  private void checkOptions(Path directory) {
    List<String> useless =
        spec.commandLine().getParseResult().matchedOptions().stream()
            .map(OptionSpec::longestName)
            .filter(name -> !OF_ANY_CAMPAIGN.contains(name))
            .toList();
    if (!useless.isEmpty()) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          String.join(", ", useless)
              + " would have no effect, since the campaign in "
              + directory.toString()
              + " was measured before.",
          "Omit that, or name guidelines without a directory to measure a new campaign.");
    }
  }

  private CampaignResult measured(List<String> given, GuidelineArguments guidelines) {
    given.forEach(guidelines::add);
    if (given.isEmpty()) {
      guidelines.addAnnotated();
    }
    guidelines.known().checkVaried(varied, guidelines.all());
    List<String> arrivals = campaign.takeArrivals();
    GuidelineCells cells = guidelines.cells(campaign.parameters());
    CampaignPlanBuilder plan = campaign.plan(cells.benchmarks(), cells.settings());
    if (!arrivals.isEmpty()) {
      plan.factor(FactorName.ARRIVAL.text(), arrivals.toArray(new String[0]));
    }
    return Campaign.run(
        withEnoughLaunches(plan.build(), Math.max(1, arrivals.size())),
        ProgressDisplay.onStandardError(campaign.isQuiet()));
  }

  /** The more tests, the more launches are needed to find anything. */
  private static CampaignPlan withEnoughLaunches(CampaignPlan plan, int patterns) {
    int least = GuidelineCheck.leastLaunches(patterns * plan.comparedPairs());
    return plan.saysLaunches() || least <= plan.launches()
        ? plan
        : plan.toBuilder().set(SettingKey.LAUNCHES, least).build();
  }

  private static int exitStatus(GuidelineCheck check, CampaignResult result) {
    if (result.outcome().interrupted()) {
      return ExitStatus.of(result);
    }
    if (!result.analysis().contents().unfinished().isEmpty()) {
      return GateOutcome.INFRASTRUCTURE_FAILURE.exitStatus();
    }
    if (check.tests().isEmpty()) {
      return GateOutcome.NOTHING_MEASURED.exitStatus();
    }
    return check.isViolated() ? GateOutcome.REGRESSION.exitStatus() : ExitStatus.SUCCESS;
  }
}
