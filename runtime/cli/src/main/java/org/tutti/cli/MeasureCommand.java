package org.tutti.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.entry.LaunchPlace;
import org.tutti.measure.entry.LaunchTask;
import org.tutti.measure.entry.ProviderRequest;
import org.tutti.measure.entry.RankLaunch;
import org.tutti.measure.entry.RankMain;
import org.tutti.measure.entry.RankRequest;
import org.tutti.measure.harness.RequestedBenchmarks;
import org.tutti.measure.plan.CampaignOnlySettings;
import org.tutti.measure.process.AbortMessage;
import org.tutti.measure.process.RankZeroOutput;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.report.ReportText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures one launch: on each rank under {@code mpirun}, otherwise in this process alone. */
@Command(
    name = "benchmarks.jar",
    description = {
      "Measures MPI operations in one launch and prints the results.",
      "Start it with mpirun to measure an MPI library; see the command run for whole campaigns."
    },
    footer = {
      "",
      "Examples:",
      "  mpirun -np 2 java -jar benchmarks.jar --msizes 8,1Ki MPI_Allreduce",
      "  java -jar benchmarks.jar run -np 2 --launches 10 MPI_Allreduce MPI_Bcast",
      "  java -jar benchmarks.jar run -np 2 --factor library=openmpi,mpich ping-pong",
      "  java -jar benchmarks.jar help run"
    },
    versionProvider = Version.class)
final class MeasureCommand implements Callable<Integer> {
  @Mixin private BenchmarkNames benchmarks;
  @Mixin private ProviderOptions provider;
  @Mixin private LaunchOptions launch;

  @Option(
      names = "--dry",
      description = "Call every cell once and check the resulting data; measure nothing.")
  private boolean dry;

  @Mixin private PageOptions page;

  @Mixin private HelpOption help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version of Tutti.")
  private boolean version;

  private CommandSpec spec;

  private final SettingsOptions settings = new SettingsOptions();
  private final RankZeroOutput output;
  private final Map<String, String> environment;

  MeasureCommand(RankZeroOutput output, Map<String, String> environment) {
    this.output = output;
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
    ProviderRequest request = provider.request(environment);
    RequestedBenchmarks requested = RequestedBenchmarks.named(benchmarks.all());
    RankLaunch rank = launch(requested, request);
    CampaignOnlySettings.notes(
            rank.benchmarks(), settings.settings(), CampaignOnlySettings.jvmOptions())
        .forEach(output::print);
    PrintWriter out = spec.commandLine().getOut();
    if (!dry) {
      rank.plan().notices().forEach(output::print);
    }
    LaunchPlace place = launch.place();
    LaunchTask task = dry ? LaunchTask.DRY_RUN : LaunchTask.MEASUREMENT;
    List<String> arguments =
        RankRequest.of(requested, settings.settings(), request, place, task).encode();
    Optional<Integer> ended =
        MpjRanks.start(RankMain.class, request, environment, output, arguments);
    int status =
        ended.orElseGet(
            () -> dry ? rank.dryRun(PagePrinter.of(spec)::print) : measure(rank, place, out));
    if (ended.isPresent() && !dry) {
      if (status == ExitStatus.SUCCESS || isComplete(place)) {
        report(place, out);
      } else {
        reportWhatIsKept(place, out);
      }
    }
    return status;
  }

  private RankLaunch launch(RequestedBenchmarks requested, ProviderRequest request) {
    try {
      return new RankLaunch(requested, settings.settings(), request, output, environment);
    } catch (TuttiException e) {
      throw MisspelledCommand.refined(e, benchmarks.all());
    }
  }

  private int measure(RankLaunch rank, LaunchPlace place, PrintWriter out) {
    return rank.measure(place, () -> report(place, out), () -> reportWhatIsKept(place, out));
  }

  private void report(LaunchPlace place, PrintWriter out) {
    ReportText.lines(CampaignResult.open(place.directory()).analysis(), page.style())
        .forEach(out::println);
  }

  /** Whether the last launch has all its results, even if a cell has no figure. */
  private static boolean isComplete(LaunchPlace place) {
    CampaignDirectory directory = new CampaignDirectory(place.directory());
    if (!Files.isDirectory(directory.launches())) {
      return false;
    }
    List<LaunchFile> files = CampaignAnalysis.of(directory).contents().launches();
    return !files.isEmpty() && files.get(files.size() - 1).whole();
  }

  /** The root has written each finished cell; on another host there may be no files. */
  private void reportWhatIsKept(LaunchPlace place, PrintWriter out) {
    if (!Files.isDirectory(new CampaignDirectory(place.directory()).launches())) {
      return;
    }
    CampaignAnalysis analysis = CampaignResult.open(place.directory()).analysis();
    if (!analysis.cells().isEmpty()) {
      AbortMessage.print(
          out::println,
          String.join(System.lineSeparator(), ReportText.lines(analysis, page.style())));
    }
  }
}
