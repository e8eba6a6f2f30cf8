package org.tutti.cli;

import java.util.concurrent.Callable;
import org.tutti.analysis.selftest.MachineCapability;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.pilot.BarrierSkew;
import org.tutti.report.CapabilityText;
import org.tutti.report.progress.ProgressDisplay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures the benchmarks against themselves, to tell what can be measured here. */
@Command(
    name = "selftest",
    description = {
      "Measures the benchmarks against themselves (A/A) and reports what can be measured on this machine:",
      "clock, barrier skew, the smallest difference that would be found, false positives."
    })
final class SelftestCommand implements Callable<Integer> {
  @Mixin private final CampaignArguments campaign = new CampaignArguments();

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
    CampaignPlan plan =
        campaign
            .plan()
            .withoutAnnotatedFactors()
            .factor(MachineCapability.FACTOR, MachineCapability.A, MachineCapability.B)
            .build();
    int launches = plan.launches();
    int all = launches * Numbers.atLeast(1, "--comparisons", comparisons);
    CampaignResult result =
        Campaign.run(plan.toBuilder().launches(all).build(), ProgressDisplay.onStandardError());
    if (result.outcome().finished() > 1) {
      CapabilityText.lines(
              MachineCapability.of(result.analysis(), launches),
              BarrierSkew.measure(result.analysis().contents()),
              launches)
          .forEach(spec.commandLine().getOut()::println);
    }
    result.failures().forEach(spec.commandLine().getErr()::println);
    return result.isComplete() ? ExitStatus.SUCCESS : ExitStatus.FAILURE;
  }
}
