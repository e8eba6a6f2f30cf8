package org.tutti.lab.analyze.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.OpenedCampaign;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.ScalingOption;
import org.tutti.cli.option.ShareConverter;
import org.tutti.cli.option.SignificanceOption;
import org.tutti.cli.option.TableFormatOption;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.lab.analyze.Exploration;
import org.tutti.lab.analyze.ExplorationOptions;
import org.tutti.lab.analyze.table.ExplorationTables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks at a campaign beyond its report. */
@Command(
    name = "analyze",
    description = {
      "Tests data for normality, computes the appropriate means, and shows the effects of factors"
          + " on means, medians, and other quantiles (Hoefler and Belli 2015, rules 3 to 8)."
    })
final class AnalyzeCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", description = "Campaign directory.")
  private Path directory;

  @Option(
      names = "--factor",
      paramLabel = "NAME",
      description =
          "Factor or parameter whose levels are compared, or benchmark, msize, launch, or rank"
              + " (needs --summary all-ranks); may be repeated. Default: all factors of the design"
              + " and all parameters.")
  private List<String> factors = new ArrayList<>();

  @Option(
      names = "--covariate",
      paramLabel = "NAME",
      description =
          "Factor or parameter with numbers as levels, such as msize, whose effect per unit is"
              + " estimated; may be repeated.")
  private List<String> covariates = new ArrayList<>();

  @Option(
      names = "--quantiles",
      paramLabel = "LIST",
      split = ",",
      converter = ShareConverter.class,
      description = "Quantiles of run-times to estimate (default: 0.05,0.25,0.5,0.75,0.95).")
  private List<Double> quantiles = List.of();

  @Option(
      names = "--qq",
      description = "Include the points of quantile-quantile plots in CSV and JSON.")
  private boolean points;

  @Mixin private ScalingOption scaling;

  @Mixin private TableFormatOption format;

  @Mixin private SignificanceOption significance;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    CampaignResult result = OpenedCampaign.open(directory, spec);
    Exploration exploration =
        Exploration.of(
            result.analysis(),
            new ExplorationOptions(
                factors,
                covariates,
                quantiles.isEmpty() ? ExplorationOptions.DEFAULT.quantiles() : quantiles,
                significance.value(),
                scaling.work()));
    if (!quantiles.isEmpty() && exploration.quantiles().isEmpty()) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "--quantiles shows the effect of a factor on quantiles, but this campaign has no"
              + " factor.",
          "Name one with --factor or --covariate, such as --covariate msize, or omit --quantiles.");
    }
    format.print(
        ExplorationTables.of(exploration, points),
        PageOptions.styleOf(spec).withVerbose(true),
        spec.commandLine().getOut());
    return ExitStatus.ofFiles(List.of(result));
  }
}
