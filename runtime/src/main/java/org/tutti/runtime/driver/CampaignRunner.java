package org.tutti.runtime.driver;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tutti.mpi.diagnostic.UserError;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.runtime.campaign.DurableFiles;
import org.tutti.runtime.campaign.FailureClass;
import org.tutti.runtime.campaign.Journal;
import org.tutti.runtime.campaign.JournalEntry;
import org.tutti.runtime.campaign.JournalEntry.Event;
import org.tutti.runtime.campaign.Manifest;
import org.tutti.runtime.campaign.PlannedLaunch;
import org.tutti.runtime.campaign.Treatment;
import org.tutti.runtime.launch.Launcher;
import org.tutti.runtime.launch.Launchers;

/** Runs whatever of a campaign has not been run yet, in the order of its design. */
public final class CampaignRunner {
  private final CampaignDirectory directory;
  private final Manifest manifest;
  private final Journal journal;
  private final DriverConsole console;
  private final Interruption interruption;
  private final AttemptRunner attempts;
  private final int retries;
  private final Map<Treatment, Launcher> launchers = new HashMap<>();
  private final Map<Treatment, String> libraries = new HashMap<>();
  private final Set<Treatment> abandoned = new HashSet<>();
  private final List<String> failures = new ArrayList<>();

  /**
   * @param directory holds the manifest already, and is locked by this process
   * @param retries how often a launch that failed is tried again
   */
  public CampaignRunner(
      CampaignDirectory directory,
      Manifest manifest,
      DriverConsole console,
      Interruption interruption,
      Limits limits,
      int retries) {
    this.directory = directory;
    this.manifest = manifest;
    this.journal = Journal.read(directory.journal());
    this.console = console;
    this.interruption = interruption;
    this.attempts = new AttemptRunner(console, interruption, limits);
    this.retries = retries;
    Launchers installed = Launchers.installed();
    manifest
        .treatments()
        .forEach(t -> launchers.put(t.treatment(), t.settings().resolve(installed)));
  }

  /** Runs the campaign to its end, or until it is interrupted. */
  public CampaignOutcome run() {
    List<PlannedLaunch> missing =
        manifest.design().launches().stream().filter(launch -> !isFinished(launch)).toList();
    int planned = manifest.design().launches().size();
    Progress progress = new Progress(console, manifest.blocks(), planned, missing.size());
    journal.append(JournalEntry.now(Event.OPENED, 0, 0, Map.of()));
    for (PlannedLaunch launch : missing) {
      if (!interruption.isRequested() && !abandoned.contains(launch.treatment())) {
        run(launch, progress);
        progress.settled();
      }
    }
    if (interruption.isRequested()) {
      journal.append(JournalEntry.now(Event.STOPPED, 0, 0, Map.of("reason", "interrupted")));
    }
    int finished = (int) manifest.design().launches().stream().filter(this::isFinished).count();
    return new CampaignOutcome(finished, planned, failures, interruption.isRequested());
  }

  private void run(PlannedLaunch launch, Progress progress) {
    int first = nextAttempt(launch);
    for (int number = first; number <= first + retries; number++) {
      Verdict verdict = attempt(new Attempt(manifest, directory, launch, number), progress);
      if (verdict.succeeded() || interruption.isRequested()) {
        return;
      }
      if (number == first + retries) {
        giveUp(launch, verdict);
      }
    }
  }

  private Verdict attempt(Attempt attempt, Progress progress) {
    PlannedLaunch launch = attempt.launch();
    journal.append(JournalEntry.now(Event.STARTED, launch.number(), attempt.number(), Map.of()));
    long began = System.nanoTime();
    Ending ending = attempts.run(attempt, launchers.get(launch.treatment()), progress);
    Expectation expectation =
        new Expectation(
            attempt.settings().processes(), Optional.ofNullable(libraries.get(launch.treatment())));
    Verdict verdict = LaunchJudge.judge(attempt.result(), expectation, ending);
    record(attempt, ending, verdict);
    progress.ended(launch, attempt.number(), Duration.ofNanos(System.nanoTime() - began), verdict);
    return verdict;
  }

  private void record(Attempt attempt, Ending ending, Verdict verdict) {
    PlannedLaunch launch = attempt.launch();
    if (!verdict.succeeded()) {
      Map<String, String> details =
          Map.of(
              "class", verdict.failure().orElseThrow().word(),
              "reason", verdict.reason(),
              "exitStatus", Integer.toString(ending.exitStatus()),
              "cells", Integer.toString(verdict.cells()));
      journal.append(JournalEntry.now(Event.FAILED, launch.number(), attempt.number(), details));
      return;
    }
    try {
      DurableFiles.move(attempt.result().orElseThrow(), directory.launch(launch.number()));
    } catch (IOException e) {
      throw new UserError(
          104,
          "The result of launch " + launch.number() + " cannot be put in place: " + e + ".",
          "It is safe in " + attempt.path() + "; mend the directory, then resume the campaign.",
          e);
    }
    libraries.putIfAbsent(launch.treatment(), verdict.library());
    journal.append(
        JournalEntry.now(
            Event.FINISHED,
            launch.number(),
            attempt.number(),
            Map.of("cells", Integer.toString(verdict.cells()))));
  }

  /** A treatment that cannot even be launched the first time will not be the next time. */
  private void giveUp(PlannedLaunch launch, Verdict verdict) {
    String name = launch.treatment().levels().isEmpty() ? "" : " [" + launch.treatment() + "]";
    failures.add("launch " + launch.number() + name + ": " + verdict.reason());
    boolean hopeless =
        verdict.cells() == 0
            && verdict.failure().filter(FailureClass.LAUNCH::equals).isPresent()
            && !libraries.containsKey(launch.treatment());
    if (hopeless) {
      abandoned.add(launch.treatment());
      console.line(
          "Giving up the launches of "
              + (name.isEmpty() ? "this campaign" : name.strip())
              + ": the first one measured nothing. What it wrote is in "
              + directory.attempt(launch.number(), nextAttempt(launch) - 1)
              + ".");
    }
  }

  private boolean isFinished(PlannedLaunch launch) {
    return directory.results().containsKey(launch.number());
  }

  private int nextAttempt(PlannedLaunch launch) {
    return 1
        + journal.entries().stream()
            .filter(entry -> entry.launch() == launch.number())
            .mapToInt(JournalEntry::attempt)
            .max()
            .orElse(0);
  }
}
