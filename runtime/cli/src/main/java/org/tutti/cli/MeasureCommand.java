package org.tutti.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.tutti.campaign.CampaignResult;
import org.tutti.measure.dryrun.DryRun;
import org.tutti.measure.environment.Environment;
import org.tutti.measure.environment.TuttiVersion;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexedBenchmark;
import org.tutti.measure.jvm.HeapCleanup;
import org.tutti.measure.launch.LaunchMeasurement;
import org.tutti.measure.launch.MeasureRequest;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.CampaignOnlySettings;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.MpiSession;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.report.ReportText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures one launch: under {@code mpirun} on each of its ranks, else in this process alone. */
@Command(
    name = "benchmarks.jar",
    description = {
      "Measures MPI operations: one launch, reported.",
      "Start it with mpirun to measure an MPI library; see the command run for whole campaigns."
    },
    versionProvider = Version.class)
final class MeasureCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "BENCHMARK",
      description = "Names of benchmarks, * for any characters; all unless given.")
  private List<String> names = new ArrayList<>();

  @Mixin private ProviderOptions provider;
  @Mixin private LaunchOptions launch;

  @Option(
      names = "--dry",
      description = "Call every cell once and check the data it leaves; measure nothing.")
  private boolean dry;

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Option(names = "--version", versionHelp = true, description = "Shows the version of Tutti.")
  private boolean version;

  private CommandSpec spec;

  private final SettingsOptions settings = new SettingsOptions();
  private final RankZeroOutput voice;
  private final Map<String, String> environment;

  MeasureCommand(RankZeroOutput voice, Map<String, String> environment) {
    this.voice = voice;
    this.environment = environment;
  }

  /** Adds one option for each setting. */
  @Spec
  void setSpec(CommandSpec command) {
    spec = command;
    settings.addTo(command);
  }

  @Override
  public Integer call() {
    Optional<MpjStart> start = MpjStart.wanted(provider, environment, voice);
    if (start.isPresent()) {
      return start.get().run(spec.commandLine().getParseResult().originalArgs());
    }
    HeapCleanup.collectIfNeeded();
    List<IndexedBenchmark> selected = BenchmarkSelection.of(names);
    List<BenchmarkDescriptor> benchmarks =
        selected.stream().map(IndexedBenchmark::benchmark).toList();
    Plan plan = Plan.of(benchmarks, settings.settings(), provider.processes(environment));
    if (launch.launch().isEmpty()) {
      CampaignOnlySettings.notes(benchmarks, settings.settings(), CampaignOnlySettings.jvmOptions())
          .forEach(voice::say);
    }
    plan.skipped().forEach(cell -> voice.say("Skipped by a constraint: " + cell + "."));
    if (dry) {
      return session(plan, () -> new DryRun(plan, BenchmarkSelection.of(names), this::print)::run);
    }
    if (launch.launch().isEmpty()) {
      // In a campaign its driver has said it, once for all launches.
      plan.notices().forEach(voice::say);
    }
    Path directory = launch.directory();
    MeasureRequest request =
        new MeasureRequest(
            plan,
            launch.seed(),
            launch.launch(),
            launch.levels(),
            directory,
            surroundings(directory),
            TuttiVersion.text());
    HeapCleanup.collectIfNeeded();
    LaunchProgress progress = new LaunchProgress(voice);
    int status =
        session(
            plan,
            () -> new LaunchMeasurement(request, BenchmarkSelection.of(names), progress)::run);
    if (progress.isComplete() && launch.launch().isEmpty()) {
      ReportText.lines(CampaignResult.open(directory).analysis())
          .forEach(spec.commandLine().getOut()::println);
    }
    return status;
  }

  private Environment surroundings(Path directory) {
    Environment found = Environment.capture(Path.of(""), directory);
    return launch.although().map(text -> found.with(LaunchHeader.CHANGED, text)).orElse(found);
  }

  private int session(Plan plan, Supplier<Consumer<MpiSession>> work) {
    return new MpiRunner(provider, voice, plan, work).run(environment);
  }

  private void print(String line) {
    spec.commandLine().getOut().println(line);
  }
}
