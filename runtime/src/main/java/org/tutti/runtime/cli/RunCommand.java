package org.tutti.runtime.cli;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.runtime.campaign.LaunchSettings;
import org.tutti.runtime.campaign.Manifest;
import org.tutti.runtime.campaign.ProgramIdentity;
import org.tutti.runtime.environment.Environment;
import org.tutti.runtime.factor.FactorialDesign;
import org.tutti.runtime.harness.Harness;
import org.tutti.runtime.plan.Benchmark;
import org.tutti.runtime.plan.Defaults;
import org.tutti.runtime.plan.Plan;
import org.tutti.runtime.plan.Setting;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a campaign: calls the launcher n times and reports the distribution over the launches. */
@Command(
    name = "run",
    description = {
      "Runs a campaign: n launches of mpirun in a randomised design, reported together.",
      "In a directory of the same plan it runs what is missing."
    })
final class RunCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "BENCHMARK",
      description = "Names of benchmarks, * for any characters; all unless given.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--results",
      paramLabel = "DIR",
      description = "Campaign directory; tutti-results/TIME unless given.")
  private Path results;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Seed of every order; drawn and recorded unless given.")
  private String seed;

  @Option(
      names = "--factor",
      paramLabel = "NAME=LEVELS",
      description =
          "What varies between launches, such as library=openmpi,mpich; may be repeated, and all"
              + " combinations are measured.")
  private List<String> factors = new ArrayList<>();

  @Option(
      names = "--exclude",
      paramLabel = "NAME=LEVEL;...",
      description = "Combinations of levels to leave out; may be repeated.")
  private List<String> exclusions = new ArrayList<>();

  @Option(
      names = "--set-aside",
      description = "Move results of another plan in the directory out of the way, then begin.")
  private boolean setAside;

  @Mixin private StartOptions start;
  @Mixin private DriverOptions driver;

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  private final SettingsOptions settings = new SettingsOptions();
  private CommandSpec spec;

  /** Adds one option for each setting. */
  @Spec
  void setSpec(CommandSpec command) {
    spec = command;
    settings.addTo(command);
  }

  @Override
  public Integer call() {
    List<Benchmark> benchmarks = Selection.of(names).stream().map(Harness::benchmark).toList();
    List<String> arguments = new ArrayList<>(settings.arguments());
    arguments.addAll(names);
    LaunchSettings plan = start.settings(arguments);
    Plan.of(benchmarks, settings.settings(), plan.processes());
    Manifest manifest =
        new Manifest(
            Version.text(),
            Instant.now(),
            plan,
            FactorialDesign.of(plan, factors, exclusions),
            launches(benchmarks),
            CampaignOptions.seed(seed),
            ProgramIdentity.of(plan.classPath()),
            Environment.capture(Path.of("")).facts());
    CampaignDirectory directory = new CampaignDirectory(CampaignOptions.directory(results));
    return new CampaignExecution(directory, driver, spec.commandLine().getOut())
        .run(manifest, setAside);
  }

  /** The option, else the most that any benchmark asks for. */
  private int launches(List<Benchmark> benchmarks) {
    return benchmarks.stream()
        .map(benchmark -> settings.settings().over(benchmark.settings()).over(Defaults.SETTINGS))
        .mapToInt(effective -> effective.get(Setting.LAUNCHES))
        .max()
        .orElseThrow();
  }
}
