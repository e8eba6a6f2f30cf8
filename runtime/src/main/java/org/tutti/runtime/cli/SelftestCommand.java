package org.tutti.runtime.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.runtime.analysis.CampaignAnalysis;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.runtime.campaign.Manifest;
import org.tutti.runtime.driver.CampaignOutcome;
import org.tutti.runtime.selftest.CapabilityText;
import org.tutti.runtime.selftest.MachineCapability;
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
      "false positives, the smallest difference that would be found, the clock."
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
    Manifest manifest = campaign.manifest(List.of(levels), List.of());
    int launches = manifest.blocks();
    int blocks = launches * Numbers.atLeast(1, "--comparisons", comparisons);
    CampaignDirectory directory = campaign.directory();
    CampaignOutcome outcome =
        new CampaignExecution(directory, driver, List.of(), spec.commandLine().getOut())
            .run(manifest.withBlocks(blocks), false);
    if (outcome.finished() > 1) {
      CampaignAnalysis analysis = CampaignAnalysis.of(directory);
      CapabilityText.lines(MachineCapability.of(analysis, launches), launches)
          .forEach(spec.commandLine().getOut()::println);
    }
    outcome.failures().forEach(spec.commandLine().getErr()::println);
    return outcome.isComplete() ? ExitStatus.SUCCESS : ExitStatus.FAILURE;
  }
}
