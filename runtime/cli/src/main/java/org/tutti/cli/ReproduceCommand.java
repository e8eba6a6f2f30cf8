package org.tutti.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.reproduce.Reproducibility;
import org.tutti.campaign.driver.CampaignOutcome;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.report.ReproducibilityText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a whole campaign several times, to see how well it reproduces itself. */
@Command(
    name = "reproduce",
    description = {
      "Runs a whole campaign several times and shows the normalized spread of its results",
      "(hunold2016, figure 12)."
    })
final class ReproduceCommand implements Callable<Integer> {
  @Mixin private final CampaignArguments campaign = new CampaignArguments();
  @Mixin private final DriverOptions driver = new DriverOptions();

  @Option(
      names = "--trials",
      paramLabel = "N",
      description = "How often the campaign is run; 10 unless given.")
  private String trials = "10";

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CampaignPlan plan = campaign.plan(campaign.factors(List.of()), List.of());
    Manifest manifest = plan.manifest();
    CampaignDirectory all = campaign.directory();
    List<CampaignAnalysis> analyses = new ArrayList<>();
    boolean complete = true;
    for (int trial = 1; trial <= Numbers.atLeast(2, "--trials", trials); trial++) {
      CampaignDirectory directory =
          new CampaignDirectory(
              all.path().resolve(String.format(Locale.ROOT, "trial-%03d", trial)));
      CampaignOutcome outcome =
          new CampaignExecution(directory, driver, List.of(), spec.commandLine().getOut())
              .run(plan.with(manifest.withSeed(manifest.seed() + trial)), false);
      complete &= outcome.isComplete();
      if (outcome.finished() > 0) {
        analyses.add(CampaignAnalysis.of(directory));
        plan = TimeEstimate.of(directory).map(plan::with).orElse(plan);
      }
      if (outcome.interrupted()) {
        break;
      }
    }
    ReproducibilityText.lines(Reproducibility.of(analyses))
        .forEach(spec.commandLine().getOut()::println);
    return complete ? ExitStatus.SUCCESS : ExitStatus.FAILURE;
  }
}
