package org.tutti.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.Side;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.report.ComparisonText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges whether one side is faster than another. */
@Command(
    name = "compare",
    description = {
      "Compares two campaigns, or two levels in one campaign: compare A B, or compare DIR with",
      "--factor library=openmpi,mpich (a factor), --factor algorithm=ring,tree (a parameter of the",
      "benchmarks) or --factor benchmark=allreduce,reduceThenBcast (methods of one class)."
    })
final class CompareCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", arity = "1..2", description = "One or two campaign directories.")
  private List<Path> directories = new ArrayList<>();

  @Option(
      names = "--factor",
      paramLabel = "NAME=A,B",
      description =
          "The two levels to compare, in one campaign: of a factor, of a parameter, or benchmark=A,B.")
  private String factor;

  @Option(
      names = "--unpaired",
      description = "Do not pair the launches of a block, although they were made alternately.")
  private boolean unpaired;

  @Option(
      names = "--although-different",
      description = "Compare although both were measured in different ways.")
  private boolean although;

  @Mixin private ComparisonArguments arguments;

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CampaignComparison comparison = factor == null ? ofCampaigns() : ofLevels();
    ComparisonText.lines(comparison).forEach(spec.commandLine().getOut()::println);
    return ExitStatus.SUCCESS;
  }

  private CampaignComparison ofCampaigns() {
    if (directories.size() != 2) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "compare needs two campaign directories, or one and --factor.",
          "Write compare A B, or compare DIR --factor NAME=LEVEL,LEVEL.");
    }
    return CampaignComparison.of(
        side(directories.get(0)), side(directories.get(1)), false, although, arguments.options());
  }

  private CampaignComparison ofLevels() {
    FactorArgument levels = FactorArgument.parse(factor);
    if (directories.size() != 1) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "--factor compares two levels in one campaign, but two directories were given.",
          "Name one directory.");
    }
    CampaignAnalysis analysis = CampaignAnalysis.of(new CampaignDirectory(directories.get(0)));
    return CampaignComparison.of(
        Side.of(analysis, levels.name(), levels.first()),
        Side.of(analysis, levels.name(), levels.second()),
        !unpaired,
        although,
        arguments.options());
  }

  private static Side side(Path directory) {
    return Side.of(directory.toString(), CampaignAnalysis.of(new CampaignDirectory(directory)));
  }
}
