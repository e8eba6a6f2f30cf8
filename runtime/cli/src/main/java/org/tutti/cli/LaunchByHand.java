package org.tutti.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.command.StartedRanks;
import org.tutti.cli.option.ExitStatus;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.CampaignOnlySettings;
import org.tutti.mpi.natives.launcher.ProcessManager;
import org.tutti.mpi.started.StartedRank;
import org.tutti.rank.entry.LaunchTask;
import org.tutti.rank.entry.ProviderRequest;
import org.tutti.rank.entry.RankErrors;
import org.tutti.rank.entry.RankLaunch;
import org.tutti.rank.entry.RankMain;
import org.tutti.rank.entry.RankRequest;
import org.tutti.rank.jvm.Profiler;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.rank.process.AbortMessage;
import org.tutti.rank.process.RankZeroOutput;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import org.tutti.records.settings.Settings;
import org.tutti.report.ReportText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.Terminal;

/**
 * One launch that no driver started: on each rank under {@code mpirun}, otherwise in this process
 * alone.
 *
 * @param request what this rank is requested to measure
 * @param style of the report
 * @param lines receives the lines of the report
 * @param output receives messages
 * @param environment variables of this rank
 */
record LaunchByHand(
    RankRequest request,
    PageStyle style,
    Consumer<String> lines,
    RankZeroOutput output,
    Map<String, String> environment) {

  /**
   * Measures in a rank that a launcher has started with plain arguments, and returns the exit
   * status; nothing, if the general parser has to read them.
   */
  static Optional<Integer> ofRank(
      RankZeroOutput output,
      Terminal terminal,
      Map<String, String> environment,
      Consumer<String> lines,
      String... arguments) {
    if (ProcessManager.of(environment) == ProcessManager.NONE
        || StartedRank.of(environment).isPresent()) {
      return Optional.empty();
    }
    return RankArguments.of(arguments)
        .map(plain -> measure(plain, output, terminal, environment, lines));
  }

  private static int measure(
      RankArguments plain,
      RankZeroOutput output,
      Terminal terminal,
      Map<String, String> environment,
      Consumer<String> lines) {
    try {
      return new LaunchByHand(
              plain.request(),
              new PageStyle(terminal.width(), terminal.colored(), plain.verbose()),
              lines,
              output,
              environment)
          .measure();
    } catch (RuntimeException e) {
      return RankErrors.print(e, output);
    }
  }

  /**
   * A request for the next launch of a campaign.
   *
   * @param settings of ranks, and of the place of results
   * @param changes since earlier launches, in words
   */
  static RankRequest request(
      List<String> benchmarks,
      Settings settings,
      ProviderRequest provider,
      Optional<String> changes) {
    LaunchPlace place =
        new LaunchPlace(
            settings.find(SettingKey.RESULTS).orElseGet(CampaignDirectory::fresh),
            settings.find(SettingKey.SEED).orElseGet(Manifest::drawnSeed),
            OptionalInt.empty(),
            Map.of(),
            changes);
    return new RankRequest(
        benchmarks,
        List.of(),
        settings.of(SettingScope.RANK),
        provider,
        place,
        LaunchTask.MEASUREMENT);
  }

  /** Measures, prints the report, and returns the exit status. */
  int measure() {
    RankLaunch rank = prepared();
    rank.plan().notices().forEach(output::print);
    Optional<Integer> ended = ofStartedRanks(LaunchTask.MEASUREMENT);
    int status = ended.orElseGet(() -> measure(rank));
    if (ended.isPresent()) {
      if (status == ExitStatus.SUCCESS || isComplete()) {
        report();
      } else {
        reportWhatIsKept();
      }
    }
    return status;
  }

  private int measure(RankLaunch rank) {
    try (Profiler profiler = Profiler.begin(environment, output.rank(), place().directory())) {
      return rank.measure(place(), this::report, this::reportWhatIsKept);
    }
  }

  /**
   * Calls every cell once, measures nothing, and returns the exit status.
   *
   * @param cells receives a line for each
   */
  int dryRun(Consumer<String> cells) {
    RankLaunch rank = prepared();
    return ofStartedRanks(LaunchTask.DRY_RUN).orElseGet(() -> rank.dryRun(cells));
  }

  private RankLaunch prepared() {
    RankLaunch rank = launch();
    CampaignOnlySettings.notes(
            rank.benchmarks(), request.settings(), CampaignOnlySettings.jvmOptions())
        .forEach(output::print);
    return rank;
  }

  private RankLaunch launch() {
    try {
      return new RankLaunch(request, output, environment);
    } catch (TuttiException e) {
      throw MisspelledCommand.refined(e, request.benchmarks());
    }
  }

  /** The exit status of its ranks, if they were started here. */
  private Optional<Integer> ofStartedRanks(LaunchTask task) {
    ProviderRequest provider = request.provider();
    if (!provider.provider(environment).isJavaLibrary()) {
      provider.checkBinding(provider.provider(environment));
      return Optional.empty();
    }
    return StartedRanks.start(
        RankMain.class, provider, environment, output, request.with(task).encode());
  }

  private void report() {
    ReportText.lines(CampaignResult.open(place().directory()).analysis(), style).forEach(lines);
  }

  /** Whether the last launch has all its results, even if a cell has no figure. */
  private boolean isComplete() {
    CampaignDirectory directory = new CampaignDirectory(place().directory());
    if (!RecordFiles.isDirectory(directory.launches())) {
      return false;
    }
    List<LaunchFile> files = CampaignAnalysis.of(directory).contents().launches();
    return !files.isEmpty() && files.get(files.size() - 1).whole();
  }

  /** The root has written each finished cell; on another host there may be no files. */
  private void reportWhatIsKept() {
    if (!RecordFiles.isDirectory(new CampaignDirectory(place().directory()).launches())) {
      return;
    }
    CampaignAnalysis analysis = CampaignResult.open(place().directory()).analysis();
    if (!analysis.cells().isEmpty()) {
      AbortMessage.print(
          lines, String.join(System.lineSeparator(), ReportText.lines(analysis, style)));
    }
  }

  private LaunchPlace place() {
    return request.place();
  }
}
