package org.tutti.campaign.driver;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.campaign.opening.StartedFiles;
import org.tutti.campaign.opening.UnchangedProgram;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.UserText;
import org.tutti.rank.process.ProcessTree;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.FailureClass;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.LaunchFileCheck;
import org.tutti.records.launch.LaunchHeader;

/** Runs the missing launches of a campaign, in the order of its design. */
public final class CampaignRunner {
  /** The journal note of a run that was allowed to continue after a change. */
  public static final String CHANGED = "changed";

  private static final Optional<String> INTERRUPTED = Optional.of("it was interrupted");

  /** If nothing was measured, these mean that the ranks cannot even start. */
  private static final Set<FailureClass> CANNOT_START =
      Set.of(FailureClass.LAUNCH, FailureClass.SIGNAL, FailureClass.WRONG_LIBRARY);

  private final CampaignDirectory directory;
  private Manifest manifest;
  private final DriverListener listener;
  private final InterruptHandler interruption;
  private final AttemptRunner runner;
  private final DriverSettings settings;
  private final Optional<TimeEstimate> estimate;
  private final ResolvedLaunchers launchers;
  private UnchangedProgram program;
  private final Set<Treatment> abandoned = new HashSet<>();
  private final StateGrowth growth;
  private final Optional<SizeGrowth> ofSizes;
  private boolean endedFromOutside;

  /**
   * @param directory already contains the manifest, and is locked by this process
   * @param estimate how long a launch will take, if known
   */
  public CampaignRunner(
      CampaignDirectory directory,
      Manifest manifest,
      ResolvedLaunchers launchers,
      DriverListener listener,
      InterruptHandler interruption,
      DriverSettings settings,
      Optional<TimeEstimate> estimate) {
    this.directory = directory;
    this.manifest = manifest;
    this.launchers = launchers;
    this.listener = listener;
    this.interruption = interruption;
    this.runner = new AttemptRunner(listener, interruption, settings.timeouts());
    this.settings = settings;
    this.growth = new StateGrowth(settings.clock());
    this.ofSizes = manifest.adaptive().map(sizes -> SizeGrowth.require());
    this.estimate = estimate;
  }

  /**
   * Runs the campaign to its end, or until it is interrupted.
   *
   * @param notes details of this run of the driver for the journal
   * @param prepared time that was spent on the preparation of launches, which a budget includes
   */
  public CampaignOutcome run(Map<String, String> notes, Duration prepared) {
    new ProcessTree(Attempt.mark(directory)).end();
    Attempt.removeFiles(directory);
    DriverWarmUp.await();
    program = UnchangedProgram.of(manifest, notes.containsKey(CHANGED));
    AttemptHistory attempts =
        new AttemptHistory(directory, manifest, Optional.ofNullable(notes.get(CHANGED)));
    attempts.opened(notes);
    runRounds(attempts, prepared).ifPresent(reason -> stopped(reason, attempts.journal()));
    return CampaignOutcome.of(CampaignContents.of(directory));
  }

  /** Returns why it was stopped before the last launch. */
  private Optional<String> runRounds(AttemptHistory attempts, Duration prepared) {
    RemainingTime remaining = new RemainingTime(0, estimate);
    BlockCount blocks = new BlockCount(settings.clock(), prepared);
    int planned = 0;
    while (true) {
      int before = planned;
      List<PlannedLaunch> missing =
          manifest.design().launches().stream()
              .filter(launch -> launch.block() > before && !attempts.isFinished(launch))
              .toList();
      planned = manifest.blocks();
      attempts.journal().append(JournalEntry.now(Event.PLANNED, 0, 0, numbers(missing)));
      Optional<String> reason = runAll(missing, attempts, remaining, blocks);
      if (reason.isPresent() || !grow(attempts)) {
        return reason;
      }
    }
  }

  /** Whether there is a further stage; none after one in which launches failed. */
  private boolean grow(AttemptHistory attempts) {
    if ((manifest.adaptive().isEmpty() && manifest.states().isEmpty())
        || !manifest.design().launches().stream().allMatch(attempts::isFinished)) {
      return false;
    }
    Optional<Manifest> grown =
        ofSizes
            .flatMap(sizes -> sizes.grown(directory, manifest))
            .or(() -> growth.grown(directory, manifest));
    grown.ifPresent(
        longer -> {
          ManifestFile.write(directory, longer);
          manifest = longer;
          attempts.extend(longer);
          listener.grown(longer);
        });
    return grown.isPresent();
  }

  private void stopped(String reason, Journal journal) {
    listener.notice(new UserText("The campaign ends: " + reason + "."));
    Map<String, String> details = new HashMap<>(Map.of(JournalEntry.REASON, reason));
    if (interruption.isRequested() || endedFromOutside) {
      details.put(JournalEntry.INTERRUPTED, "true");
    }
    journal.append(JournalEntry.now(Event.STOPPED, 0, 0, details));
  }

  private static Map<String, String> numbers(List<PlannedLaunch> launches) {
    return Map.of(
        "launches",
        launches.stream()
            .map(launch -> Integer.toString(launch.number()))
            .collect(Collectors.joining(" ")));
  }

  /** Returns why it was stopped before the last launch. */
  private Optional<String> runAll(
      List<PlannedLaunch> missing,
      AttemptHistory attempts,
      RemainingTime remaining,
      BlockCount blocks) {
    LaunchSpread spread = LaunchSpread.of(manifest, missing, settings.clock());
    remaining.begin(missing, spread);
    for (int index = 0; index < missing.size(); index++) {
      PlannedLaunch launch = missing.get(index);
      if (interruption.isRequested()) {
        return Optional.of("it was interrupted");
      }
      boolean isNext = blocks.begin(launch.block());
      // Within the first block there is only one thing to decide: whether it fits the budget.
      if (isNext || blocks.run() == 0) {
        Optional<String> reason = stop(blocks, remaining);
        if (reason.isEmpty()
            && isNext
            && spread.await(
                interruption::isRequested,
                until ->
                    listener.waiting(
                        launch, until, remaining.left(Duration.ZERO, Duration.ZERO)))) {
          reason = interruption.isRequested() ? INTERRUPTED : stop(blocks, remaining);
        }
        if (reason.isPresent()) {
          return reason;
        }
      }
      if (!abandoned.contains(launch.treatment())) {
        Optional<String> reason = run(launch, attempts, remaining);
        if (reason.isPresent()) {
          return reason;
        }
        remaining.launchDone(possible(missing.subList(index + 1, missing.size())));
        listener.launchDone(
            remaining.done(), remaining.remaining(), remaining.left(Duration.ZERO, Duration.ZERO));
      }
      if (interruption.isRequested()) {
        return INTERRUPTED;
      }
    }
    return Optional.empty();
  }

  private int possible(List<PlannedLaunch> launches) {
    return (int)
        launches.stream().filter(launch -> !abandoned.contains(launch.treatment())).count();
  }

  private Optional<String> stop(BlockCount blocks, RemainingTime remaining) {
    CampaignProgress now =
        new CampaignProgress(
            directory,
            blocks.elapsed(),
            blocks.prepared(),
            blocks.run(),
            remaining.launchTime(),
            manifest.treatments().size() - abandoned.size());
    Optional<String> reason = growth.stop(manifest);
    for (CampaignStoppingRule rule : settings.rules()) {
      if (reason.isPresent()) {
        break;
      }
      reason = rule.stop(now);
      endedFromOutside = reason.isPresent() && rule.interrupts();
    }
    settings.rules().forEach(rule -> abandoned.addAll(rule.dropped()));
    return reason;
  }

  /** Returns why the campaign cannot continue. */
  private Optional<String> run(
      PlannedLaunch launch, AttemptHistory attempts, RemainingTime remaining) {
    for (int tried = 0; tried <= settings.retries(); tried++) {
      ResultSpace.check(directory);
      Attempt attempt = attempts.next(launch);
      attempts.started(attempt);
      long began = System.nanoTime();
      LauncherExit ending = run(attempt, attempts.last(launch.treatment()), remaining);
      if (!interruption.isRequested()
          && attempt.result().filter(LaunchFileCheck::isCompleted).isEmpty()
          && !ending.cause().equals(Optional.of(FailureClass.PROGRAM_CHANGED))) {
        ResultSpace.checkAfter(attempt);
      }
      AttemptOutcome outcome = attempts.ended(attempt, ending);
      Duration took = Duration.ofNanos(System.nanoTime() - began);
      remaining.add(took);
      listener.ended(launch, attempt.number(), took, outcome);
      if (outcome.succeeded() || interruption.isRequested()) {
        return Optional.empty();
      }
      if (outcome.isInterrupted()) {
        endedFromOutside = true;
        return Optional.of(outcome.reason());
      }
      if (attempts.crashed(launch).size() > attempt.crashed().size()) {
        // The next attempt is made without the cell, so this one does not count.
        tried--;
      } else if (tried >= settings.retries()
          || isOfHosts(outcome)
          || isReplaced(outcome, attempt, attempts)) {
        failed(attempt, attempts, outcome);
        return changed(outcome);
      }
    }
    return Optional.empty();
  }

  /**
   * The attempt itself; not even its start if the program is not the same any more. It does not
   * count if the program changed meanwhile.
   */
  private LauncherExit run(Attempt attempt, Optional<LaunchHeader> last, RemainingTime remaining) {
    Set<Path> files = files(attempt, last);
    List<String> changes = program.changes(files);
    if (!changes.isEmpty()) {
      return LauncherExit.unknown().endedByChange(changes);
    }
    LauncherExit ending =
        runner.run(
            attempt,
            launchers.command(attempt),
            launchers.remoteHosts(attempt),
            launchers.libraries(attempt),
            remaining);
    List<String> meanwhile = program.changesDuring(files, attempt.header());
    return meanwhile.isEmpty() || interruption.isRequested()
        ? ending
        : ending.endedByChange(meanwhile);
  }

  /** What an attempt starts and loads beside its class path, as far as that is known. */
  private Set<Path> files(Attempt attempt, Optional<LaunchHeader> last) {
    Set<Path> files = StartedFiles.of(launchers.command(attempt), attempt.settings());
    last.map(header -> Path.of(header.library().path()))
        .filter(Path::isAbsolute)
        .filter(Files::isRegularFile)
        .ifPresent(files::add);
    return files;
  }

  /** Whether the program is another one, which no repetition changes. */
  private boolean isReplaced(AttemptOutcome outcome, Attempt attempt, AttemptHistory attempts) {
    return isOfProgram(outcome)
        && !program.changes(files(attempt, attempts.last(attempt.launch().treatment()))).isEmpty();
  }

  private static boolean isOfProgram(AttemptOutcome outcome) {
    return outcome.failure().equals(Optional.of(FailureClass.PROGRAM_CHANGED));
  }

  /** Whether the hosts have libraries that do not go together: no repetition changes that. */
  private static boolean isOfHosts(AttemptOutcome outcome) {
    return outcome.cells() == 0
        && outcome.failure().equals(Optional.of(FailureClass.WRONG_LIBRARY));
  }

  /** A change that affects one launch affects all that follow. */
  private Optional<String> changed(AttemptOutcome outcome) {
    boolean program = isOfProgram(outcome);
    return outcome
        .failure()
        .filter(failure -> program || failure == FailureClass.ENVIRONMENT_CHANGED)
        .map(
            failure ->
                failure
                    .problem()
                    .message(
                        (program ? "The program" : "The environment")
                            + " changed ("
                            + outcome.reason()
                            + ").",
                        "Restore it and resume, or continue with 'run --results "
                            + directory.path()
                            + " --allow-changed'."));
  }

  private static String advice(Attempt attempt) {
    String advice = LaunchAdvice.of(RankOutput.first(attempt));
    return advice.isEmpty()
        ? "Neither the launcher nor a rank printed anything; try the launcher by hand."
        : seen(attempt) + advice;
  }

  private static String seen(Attempt attempt) {
    return "See the output of the launcher and the ranks above and in " + attempt.path() + ". ";
  }

  /** A treatment whose first launch could not even start is not launched again. */
  private void failed(Attempt attempt, AttemptHistory attempts, AttemptOutcome outcome) {
    PlannedLaunch launch = attempt.launch();
    String name =
        launch.treatment().levels().isEmpty() ? "this campaign" : "[" + launch.treatment() + "]";
    boolean nothing =
        outcome.cells() == 0
            && !attempts.hasCrashed(launch)
            && outcome.failure().filter(CANNOT_START::contains).isPresent();
    if (nothing && !attempts.hasSucceeded(launch.treatment())) {
      abandoned.add(launch.treatment());
      listener.notice(
          new UserText(
              CampaignProblem.LAUNCHES_ABANDONED.message(
                  "Skipping the other launches of " + name + ": the first one measured nothing.",
                  isOfHosts(outcome)
                      ? seen(attempt)
                          + "Install the same version of the library on all hosts, or use other"
                          + " hosts."
                      : advice(attempt))));
    }
  }
}
