package org.tutti.lab.trust.reproduce;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.option.BenchmarkNames;
import org.tutti.cli.option.CampaignArguments;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.TableFormatOption;
import org.tutti.diagnostics.Counted;
import org.tutti.figures.single.DrawingFiles;
import org.tutti.records.settings.SettingKey;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.progress.ProgressDisplay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a whole campaign several times to determine how reproducible its results are. */
@Command(
    name = "reproduce",
    description = {
      "Runs a whole campaign several times and shows the normalized spread of its results (Hunold"
          + " and Carpen-Amarie 2016, section 5.3): 30 campaigns of 30 launches or, with the"
          + " method of a suite (--scheme) or its processing (--processing), 30 single"
          + " launches, each with the number that the suite reports."
    })
public final class ReproduceCommand implements Callable<Integer> {
  /** Those of the paper. */
  private static final int LAUNCHES = 30;

  @Mixin private BenchmarkNames names;
  @Mixin private final CampaignArguments campaign = new CampaignArguments();

  @Option(
      names = "--trials",
      paramLabel = "N",
      converter = CountConverter.AtLeastTwo.class,
      description = "Number of runs of the campaign (default: 30).")
  private int trials = 30;

  @Option(
      names = "--figures",
      paramLabel = "DIR",
      description = "Also draw the spread over message sizes, as SVG files in this directory.")
  private Optional<Path> figures = Optional.empty();

  @Mixin private TableFormatOption format;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    CampaignPlan plan = withDefaultLaunches(campaign.plan(names).build());
    Path all = plan.results();
    long seed = plan.seed();
    List<CampaignAnalysis> analyses = new ArrayList<>();
    boolean complete = true;
    for (int trial = 1; trial <= trials; trial++) {
      Path directory = all.resolve(String.format(Locale.ROOT, "trial-%03d", trial));
      CampaignResult result =
          Campaign.run(
              plan.toBuilder()
                  .set(SettingKey.SEED, seed + trial)
                  .set(SettingKey.RESULTS, directory)
                  .build(),
              ProgressDisplay.onStandardError(campaign.isQuiet()));
      complete &= result.isComplete();
      if (result.outcome().finished() > 0) {
        analyses.add(result.analysis());
        plan = plan.toBuilder().timedBy(directory).build();
      }
      if (result.outcome().interrupted()) {
        break;
      }
    }
    print(Reproducibility.of(analyses), measured(analyses));
    return ExitStatus.of(complete);
  }

  private static String measured(List<CampaignAnalysis> trials) {
    return trials.isEmpty()
        ? ""
        : ReportDigest.of(trials.get(0)).measured(trials.get(0).cells())
            + " This is the first of "
            + Counted.of(trials.size(), "trial")
            + ".";
  }

  private void print(List<Reproducibility> cells, String measured) throws IOException {
    format.print(
        ReproducibilityTables.of(cells), PageOptions.styleOf(spec), spec.commandLine().getOut());
    figures.ifPresent(
        folder -> DrawingFiles.write(cells, List.of(new TrialsPicture()), measured, folder));
  }

  /** A benchmark suite is started once for its result, and Tutti's own method many times. */
  private static CampaignPlan withDefaultLaunches(CampaignPlan plan) {
    if (plan.saysLaunches()) {
      return plan;
    }
    return plan.toBuilder()
        .set(SettingKey.LAUNCHES, plan.isProcessedBySuite() ? 1 : LAUNCHES)
        .build();
  }
}
