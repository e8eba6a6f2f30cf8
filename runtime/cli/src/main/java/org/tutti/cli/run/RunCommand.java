package org.tutti.cli.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.ResumeOptions;
import org.tutti.campaign.factor.Exclusion;
import org.tutti.campaign.factor.FactorLevels;
import org.tutti.cli.option.BenchmarkNames;
import org.tutti.cli.option.CampaignArguments;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PageFileOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.PagePrinter;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a campaign: calls the launcher n times and reports the distribution over the launches. */
@Command(
    name = "run",
    description = {
      "Runs a campaign: several launches of mpirun in a randomized design, reported together.",
      "If the directory already holds a campaign, its missing launches are run:",
      "run --results DIR continues it as it was planned, with --launches N up to N launches."
    },
    footer = {
      "",
      "Examples:",
      "  java -jar benchmarks.jar run -np 2 --launches 30 --results before",
      "  java -jar benchmarks.jar run -np 2 --msizes 8..64Ki*8 MPI_Bcast MPI_Reduce",
      "  java -jar benchmarks.jar run -np 2 --factor library=openmpi,mpich --budget 20m"
    })
public final class RunCommand implements Callable<Integer> {
  @Mixin private BenchmarkNames names;

  @Mixin
  private final CampaignArguments campaign =
      new CampaignArguments(SettingKey.all(SettingScope.CAMPAIGN));

  @Option(
      names = "--factor",
      paramLabel = "NAME=LEVELS",
      description =
          "A factor that varies between launches, such as library=openmpi,mpich. May be repeated: all"
              + " combinations are measured.")
  private List<String> factors = new ArrayList<>();

  @Option(
      names = "--exclude",
      paramLabel = "NAME=LEVEL;...",
      description = "Combinations of levels to exclude; may be repeated.")
  private List<String> exclusions = new ArrayList<>();

  @Option(
      names = "--dry",
      description =
          "Call every cell once and check the resulting data, without measuring. If a benchmark"
              + " ends its launch, another launch calls the others.")
  private boolean dry;

  @Mixin private ContinuationOptions continuation;

  @Mixin private final SubmitOptions submit = new SubmitOptions();

  @Mixin private PageOptions page;

  @Mixin private PageFileOption file;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    boolean isSubmitted = submit.isRequested();
    if (isSubmitted && dry) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "A dry run produces no results, so it cannot be a batch job.", "Omit --dry or --submit.");
    }
    CampaignOutput output =
        new CampaignOutput(spec.commandLine().getOut(), page.style(), file, campaign.isQuiet());
    Optional<CampaignDirectory> begun =
        continuation.continued(campaign.find(SettingKey.RESULTS), spec);
    if (begun.isPresent()) {
      campaign.driver(); // A job would refuse wrong settings much later.
      return isSubmitted
          ? submit(ManifestFile.required(begun.get()).settings(), begun.get().path(), output)
          : ExitStatus.of(resumed(begun.get(), output));
    }
    CampaignPlanBuilder plan = campaign.adaptivePlan(names).factors(FactorLevels.parse(factors));
    exclusions.stream().map(Exclusion::parse).forEach(plan::exclude);
    if (dry) {
      return ExitStatus.of(Campaign.dryRun(plan.build(), output, PagePrinter.of(spec)::print));
    }
    CampaignPlan whole = plan.build();
    return isSubmitted
        ? submit(whole.launch(), whole.results(), output)
        : ExitStatus.of(Campaign.run(whole, output));
  }

  private CampaignResult resumed(CampaignDirectory begun, CampaignOutput output) {
    output.notice(new UserText("Continuing the campaign in " + begun.path() + " as planned."));
    return Campaign.resume(
        begun.path(),
        new ResumeOptions(
            campaign.find(SettingKey.LAUNCHES).map(OptionalInt::of).orElseGet(OptionalInt::empty),
            continuation.allowChanged(),
            continuation.trustPrograms(),
            campaign.driver()),
        output);
  }

  private int submit(LaunchSettings launch, Path directory, CampaignOutput output) {
    Path results = directory.toAbsolutePath();
    if (!new SubmittedJob("run", submit, spec).run(launch, results, results)) {
      return ExitStatus.SUCCESS;
    }
    CampaignResult result = CampaignResult.open(results);
    output.finished(result);
    return ExitStatus.of(result);
  }
}
