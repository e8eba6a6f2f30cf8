package org.tutti.lab.trust.selftest;

import java.util.concurrent.Callable;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.Main;
import org.tutti.cli.option.BenchmarkNames;
import org.tutti.cli.option.CampaignArguments;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.records.settings.SettingKey;
import org.tutti.report.progress.ProgressDisplay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares the benchmarks with themselves, to determine what can be measured here. */
@Command(
    name = "selftest",
    description = {
      "Compares the benchmarks with themselves (A/A) and reports what can be measured on this"
          + " machine: clock, barrier skew, the smallest difference that would be detected, and"
          + " false positives."
    })
public final class SelftestCommand implements Callable<Integer> {
  @Mixin private BenchmarkNames names;
  @Mixin private final CampaignArguments campaign = new CampaignArguments();

  @Option(
      names = "--comparisons",
      paramLabel = "N",
      converter = CountConverter.class,
      description =
          "Number of A/A comparisons, each of as many launches as --launches (default: 1).")
  private int comparisons = 1;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CampaignPlan plan =
        campaign
            .plan(names)
            .factor(MachineCapability.FACTOR, MachineCapability.A, MachineCapability.B)
            .build();
    int launches = plan.launches();
    int all = launches * comparisons;
    CampaignResult result =
        Campaign.run(
            plan.toBuilder().set(SettingKey.LAUNCHES, all).build(),
            ProgressDisplay.onStandardError(campaign.isQuiet()));
    if (result.outcome().finished() > 1) {
      PageOptions.styleOf(spec)
          .fit(
              CapabilityText.lines(
                  MachineCapability.of(result.analysis(), launches),
                  BarrierSkew.measure(result.analysis().contents(), Main.class),
                  launches,
                  PageOptions.styleOf(spec).width()))
          .forEach(spec.commandLine().getOut()::println);
    }
    result.failures().stream()
        .map(failure -> failure.text().commandLine())
        .forEach(spec.commandLine().getErr()::println);
    return ExitStatus.of(result);
  }
}
