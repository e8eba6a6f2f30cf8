package org.tutti.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tutti.campaign.factor.AnnotatedFactors;
import org.tutti.campaign.factor.FactorLevels;
import org.tutti.campaign.factor.FactorialDesign;
import org.tutti.campaign.launch.DefaultProvider;
import org.tutti.campaign.launch.Launchers;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.campaign.opening.WorkTree;
import org.tutti.measure.environment.Environment;
import org.tutti.measure.environment.TuttiVersion;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexedBenchmark;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.JvmOptions;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What every command that measures a campaign of its own takes. */
final class CampaignArguments {
  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss");

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

  @Mixin private StartOptions start;

  private CommandSpec spec;

  private final SettingsOptions settings = new SettingsOptions();

  /** Adds one option for each setting to the command that has these arguments. */
  @Spec(Spec.Target.MIXEE)
  void setSpec(CommandSpec command) {
    settings.addTo(command);
    spec = command;
  }

  CampaignDirectory directory() {
    return new CampaignDirectory(
        results != null
            ? results
            : Path.of("tutti-results").resolve(LocalDateTime.now().format(NAME)));
  }

  /** Whether the command line says so itself how many launches or observations there are. */
  boolean fixes(SettingKey<?> setting) {
    return settings.settings().find(setting).isPresent();
  }

  /** The plan, of as many blocks as the command line or the annotations say. */
  CampaignPlan plan(List<String> factors, List<String> exclusions) {
    List<BenchmarkDescriptor> benchmarks = benchmarks();
    int blocks =
        benchmarks.stream()
            .map(this::effective)
            .mapToInt(effective -> effective.get(SettingKey.LAUNCHES))
            .max()
            .orElseThrow();
    List<String> arguments = new ArrayList<>(settings.arguments());
    arguments.addAll(names);
    LaunchSettings launch =
        decided(start.settings(arguments, JvmOptions.of(benchmarks, settings.settings())), factors);
    // What is wrong with the plan is told now, not by the first launch.
    Plan plan = Plan.of(benchmarks, settings.settings(), launch.processes());
    plan.notices().forEach(spec.commandLine().getErr()::println);
    List<PlannedTreatment> treatments = FactorialDesign.of(launch, factors, exclusions);
    Path here = Path.of("");
    return new CampaignPlan(
        new Manifest(
            TuttiVersion.text(),
            Instant.now(),
            launch,
            treatments,
            blocks,
            seed == null ? new SecureRandom().nextLong() >>> 1 : Numbers.any("--seed", seed),
            ProgramIdentity.of(treatments),
            Environment.capture(here, here).with("project.state", WorkTree.state(here)).facts()),
        Optional.of(DefaultLaunchTimeModel.of(plan)));
  }

  /** The factors that are given and those of the annotations, as the design reads them. */
  List<String> factors(List<String> given) {
    return AnnotatedFactors.behind(given, benchmarks());
  }

  /** What the machine decides is part of the plan, so that all launches are of one library. */
  private LaunchSettings decided(LaunchSettings plan, List<String> factors) {
    Set<String> varied = FactorLevels.parse(factors).keySet();
    if (varied.contains("mpi")) {
      return plan;
    }
    LaunchSettings known = plan.withMpi(plan.mpi().orLibraryOf(System.getenv()));
    if (!known.mpi().isOpen() || varied.contains("library") || varied.contains("launcher")) {
      return known;
    }
    DefaultProvider found = Launchers.installed().preference(System.getenv());
    spec.commandLine().getErr().println(found.sentence());
    return found.launcher().isPresent()
        ? known
        : known.withMpi(known.mpi().withProvider(found.provider()));
  }

  private List<BenchmarkDescriptor> benchmarks() {
    return BenchmarkSelection.of(names).stream().map(IndexedBenchmark::benchmark).toList();
  }

  private Settings effective(BenchmarkDescriptor benchmark) {
    return Plan.effective(benchmark, settings.settings());
  }
}
