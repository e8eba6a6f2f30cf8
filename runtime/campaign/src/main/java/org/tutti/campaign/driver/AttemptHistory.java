package org.tutti.campaign.driver;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.campaign.opening.UnchangedProgram;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.rank.clock.LearnedHost;
import org.tutti.rank.launch.MeasureRequest;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.file.DurableFiles;
import org.tutti.records.launch.LaunchFileCheck;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchReader;

/** The attempts of a campaign and their outcomes: the journal and the result files. */
final class AttemptHistory {
  private static final String CRASHED_CELL = "crashedCell";
  private static final String CRASH = "crash";

  /** Where a JVM crashed, or ended, once, it may have been an accident. */
  private static final int CRASHES_OF_ITS_OWN = 2;

  /** The detail of a failed attempt that names the cell in which it hung. */
  private static final String HUNG = "hung";

  private final CampaignDirectory directory;
  private Manifest manifest;
  private final String campaign;
  private final Journal journal;
  private final Optional<String> changes;
  private final Set<Treatment> succeeded = new HashSet<>();
  private final Map<Treatment, LaunchHeader> reference = new HashMap<>();

  /**
   * Reads the attempts of a campaign, after completing those whose driver died.
   *
   * @param changes what has changed since the earlier launches, if the user allowed it: later
   *     launches are then compared only with each other
   */
  AttemptHistory(CampaignDirectory directory, Manifest manifest, Optional<String> changes) {
    this.directory = directory;
    this.manifest = manifest;
    this.changes = changes;
    this.campaign = manifest.identifier();
    this.journal = Journal.read(directory.journal());
    Map<Integer, Path> results = directory.results();
    for (PlannedLaunch launch : manifest.design().launches()) {
      if (results.containsKey(launch.number())) {
        succeeded.add(launch.treatment());
        if (changes.isEmpty()) {
          reference.put(launch.treatment(), header(results.get(launch.number())));
        }
      }
    }
    manifest.design().launches().stream()
        .filter(launch -> !results.containsKey(launch.number()))
        .forEach(this::completeUnfinished);
  }

  /** The campaign has grown by further launches. */
  void extend(Manifest grown) {
    manifest = grown;
  }

  /** Notes that a driver begins to work. */
  void opened(Map<String, String> notes) {
    Map<String, String> details = new HashMap<>(notes);
    details.put(Journal.CAMPAIGN, campaign);
    journal.append(JournalEntry.now(Event.OPENED, 0, 0, details));
  }

  Journal journal() {
    return journal;
  }

  boolean isFinished(PlannedLaunch launch) {
    return directory.results().containsKey(launch.number());
  }

  /** Whether a launch of this treatment has ever counted. */
  boolean hasSucceeded(Treatment treatment) {
    return succeeded.contains(treatment);
  }

  /** The header of the last launch of a treatment that counts; empty if there is none. */
  Optional<LaunchHeader> last(Treatment treatment) {
    return Optional.ofNullable(reference.get(treatment));
  }

  Attempt next(PlannedLaunch launch) {
    List<LearnedHost> learned =
        Optional.ofNullable(reference.get(launch.treatment()))
            .map(LearnedHost::of)
            .orElse(List.of());
    return new Attempt(
        manifest, directory, campaign, launch, last(launch) + 1, changes, learned, crashed(launch));
  }

  /**
   * The cells in which JVMs have crashed or ended, or ranks have hung, so often that they are not
   * measured again with this treatment, with how one crashed.
   */
  Map<String, String> crashed(PlannedLaunch launch) {
    Set<Integer> alike =
        manifest.design().launches().stream()
            .filter(other -> other.treatment().equals(launch.treatment()))
            .map(PlannedLaunch::number)
            .collect(Collectors.toSet());
    Map<String, List<JournalEntry>> crashes =
        journal.entries().stream()
            .filter(entry -> alike.contains(entry.launch()))
            .filter(entry -> entry.details().containsKey(CRASHED_CELL))
            .collect(Collectors.groupingBy(entry -> entry.details().get(CRASHED_CELL)));
    Map<String, String> crashed = new TreeMap<>();
    crashes.forEach(
        (cell, entries) -> {
          if (entries.size() >= CRASHES_OF_ITS_OWN) {
            crashed.put(cell, entries.get(0).details().getOrDefault(CRASH, ""));
          }
        });
    journal.entries().stream()
        .filter(entry -> alike.contains(entry.launch()))
        .filter(entry -> entry.details().containsKey(HUNG))
        .collect(Collectors.groupingBy(entry -> entry.details().get(HUNG), Collectors.counting()))
        .forEach(
            (cell, times) -> {
              if (times >= CRASHES_OF_ITS_OWN) {
                crashed.putIfAbsent(cell, MeasureRequest.HUNG);
              }
            });
    return crashed;
  }

  /** Whether a JVM has crashed in a cell of this launch, so that its ranks can start. */
  boolean hasCrashed(PlannedLaunch launch) {
    return journal.entries().stream()
        .anyMatch(
            entry ->
                entry.launch() == launch.number() && entry.details().containsKey(CRASHED_CELL));
  }

  void started(Attempt attempt) {
    append(Event.STARTED, attempt, Map.of());
  }

  /** Checks an attempt that has ended, and puts its result in place if it counts. */
  AttemptOutcome ended(Attempt attempt, LauncherExit launcher) {
    Optional<RankCrash> crash = RankCrash.of(attempt);
    LauncherExit ending =
        crash
            .map(found -> launcher.withRanks(new RankEndings.EarlyEnding(found.words(), false)))
            .orElse(launcher);
    Treatment treatment = attempt.launch().treatment();
    LaunchValidator.Expectation expectation =
        new LaunchValidator.Expectation(
            attempt.settings().processes(),
            attempt.settings().governor(),
            Optional.ofNullable(reference.get(treatment)));
    AttemptOutcome outcome = LaunchValidator.validate(attempt.result(), expectation, ending);
    Map<String, String> details = new HashMap<>();
    details.put("cells", Integer.toString(outcome.cells()));
    if (!ending.isUnknown()) {
      details.put("exitStatus", Integer.toString(ending.exitStatus()));
      details.put("lifetimeMillis", Long.toString(ending.lifetime().toMillis()));
    }
    if (outcome.succeeded()) {
      attempt
          .result()
          .flatMap(LaunchFileCheck::digest)
          .ifPresent(digest -> details.put(Journal.DIGEST, digest));
      place(attempt);
      succeeded.add(treatment);
      reference.put(treatment, outcome.header().orElseThrow());
      append(Event.FINISHED, attempt, details);
    } else {
      details.put("class", outcome.failure().orElseThrow().word());
      details.put("reason", outcome.reason());
      if (crash.isPresent()) {
        crash.get().cell().ifPresent(cell -> details.put(CRASHED_CELL, cell));
        details.put(CRASH, crash.get().words());
      } else if (attempt.hung().isEmpty() && ending.isByRanks()) {
        attempt.lastCell().ifPresent(cell -> details.put(CRASHED_CELL, cell));
        details.put(CRASH, "the launch ended " + ending.describe());
      }
      attempt.hung().ifPresent(cell -> details.put(HUNG, cell));
      append(Event.FAILED, attempt, details);
    }
    return outcome;
  }

  /**
   * Checks an attempt whose driver died before it could do so. Nobody knows what it has measured if
   * the program is another one by now.
   */
  private void completeUnfinished(PlannedLaunch launch) {
    int number = last(launch);
    boolean open =
        number > 0
            && journal.entries().stream()
                .filter(e -> e.launch() == launch.number() && e.attempt() == number)
                .allMatch(entry -> entry.event() == Event.STARTED);
    if (open) {
      Attempt attempt =
          new Attempt(manifest, directory, campaign, launch, number, changes, List.of(), Map.of());
      List<String> replaced = UnchangedProgram.of(manifest, false).changes(List.of());
      LauncherExit exit = LauncherExit.unknown();
      ended(attempt, replaced.isEmpty() ? exit : exit.endedByChange(replaced));
    }
  }

  private void place(Attempt attempt) {
    int number = attempt.launch().number();
    try {
      DurableFiles.move(attempt.result().orElseThrow(), directory.launch(number));
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The result of launch " + number + " cannot be moved into place: " + e + ".",
          "It is kept in " + attempt.path() + "; fix the directory, then resume the campaign.",
          e);
    }
  }

  private int last(PlannedLaunch launch) {
    return journal.entries().stream()
        .filter(entry -> entry.launch() == launch.number())
        .mapToInt(JournalEntry::attempt)
        .max()
        .orElse(0);
  }

  private void append(Event event, Attempt attempt, Map<String, String> details) {
    journal.append(JournalEntry.now(event, attempt.launch().number(), attempt.number(), details));
  }

  private static LaunchHeader header(Path file) {
    try (LaunchReader reader = LaunchReader.open(file)) {
      return reader.header();
    }
  }
}
