package org.tutti.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.selftest.MachineCapability;
import org.tutti.campaign.driver.CampaignOutcome;
import org.tutti.campaign.launch.Launchers;
import org.tutti.campaign.pilot.BarrierSkew;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.report.CapabilityText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures the benchmarks against themselves, to tell what can be measured here. */
@Command(
    name = "selftest",
    description = {
      "Measures the benchmarks against themselves (A/A) and tells what can be measured on this"
          + " machine:",
      "clock, barrier skew, the smallest difference that would be found, false positives."
    })
final class SelftestCommand implements Callable<Integer> {
  @Mixin private final CampaignArguments campaign = new CampaignArguments();
  @Mixin private final DriverOptions driver = new DriverOptions();

  @Option(
      names = "--comparisons",
      paramLabel = "N",
      description =
          "Number of A/A comparisons, each of as many launches as --launches; 1 unless" + " given.")
  private String comparisons = "1";

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    String levels =
        MachineCapability.FACTOR + "=" + MachineCapability.A + "," + MachineCapability.B;
    CampaignPlan plan = campaign.plan(List.of(levels), List.of());
    Manifest manifest = plan.manifest();
    int launches = manifest.blocks();
    int blocks = launches * Numbers.atLeast(1, "--comparisons", comparisons);
    CampaignDirectory directory = campaign.directory();
    CampaignOutcome outcome =
        new CampaignExecution(directory, driver, List.of(), spec.commandLine().getOut())
            .run(plan.with(manifest.withBlocks(blocks)), false);
    if (outcome.finished() > 1) {
      CampaignAnalysis analysis = CampaignAnalysis.of(directory);
      List<BarrierSkew> skews =
          BarrierSkew.measure(
              manifest.settings(),
              Launchers.installed().resolve(manifest.settings()),
              directory.path().resolve("barrier-skew"));
      CapabilityText.lines(MachineCapability.of(analysis, launches), skews, launches)
          .forEach(spec.commandLine().getOut()::println);
    }
    outcome.failures().forEach(spec.commandLine().getErr()::println);
    return outcome.isComplete() ? ExitStatus.SUCCESS : ExitStatus.FAILURE;
  }
}
