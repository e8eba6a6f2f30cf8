package org.tutti.campaign.opening;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.FailureClass;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.RecordChain;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.launch.LaunchFileCheck;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchReader;

/**
 * The journal of a campaign that is continued. One that is damaged, that is lost, or that is of
 * another campaign says nothing about the launches that are there, so another is begun, from what
 * the files of launches and the directories of attempts say themselves.
 */
final class RestoredJournal {
  private static final Pattern ATTEMPT = Pattern.compile("(\\d{4,9})-(\\d{1,9})");

  private final CampaignDirectory directory;
  private final Manifest manifest;
  private final Optional<String> fault;
  private final List<JournalEntry> entries;

  private RestoredJournal(
      CampaignDirectory directory,
      Manifest manifest,
      Optional<String> fault,
      List<JournalEntry> entries) {
    this.directory = directory;
    this.manifest = manifest;
    this.fault = fault;
    this.entries = entries;
  }

  /**
   * Reads the journal, and what it is restored from if it must be; changes nothing.
   *
   * @throws TuttiException if something cannot be read
   */
  static RestoredJournal of(CampaignDirectory directory, Manifest manifest) {
    Optional<String> fault;
    try {
      List<JournalEntry> entries = Journal.read(directory.journal()).entries();
      fault =
          new RecordChain(Optional.of(manifest), entries).ofJournal(directory).stream().findFirst();
      if (fault.isEmpty()) {
        return new RestoredJournal(directory, manifest, fault, entries);
      }
    } catch (TuttiException e) {
      if (e.problem() != CampaignProblem.JOURNAL_DAMAGED) {
        throw e;
      }
      fault = Optional.of(e.what());
    }
    return new RestoredJournal(directory, manifest, fault, entries(directory, manifest));
  }

  /** What it says, or will say once it is restored. */
  List<JournalEntry> entries() {
    return entries;
  }

  /** Sets the former journal aside and writes this one, if it had to be restored; says so. */
  Optional<String> write() {
    if (fault.isEmpty()) {
      return Optional.empty();
    }
    Path aside = SetAside.move(directory, List.of(directory.journal()));
    Journal journal = Journal.read(directory.journal());
    journal.append(
        JournalEntry.now(Event.OPENED, 0, 0, Map.of(Journal.CAMPAIGN, manifest.identifier())));
    entries.forEach(journal::append);
    return Optional.of(
        CampaignProblem.JOURNAL_DAMAGED.message(
            "The journal is rebuilt from the files of the launches: " + fault.get() + ".",
            "The old one, if there was one, is now in " + aside + "."));
  }

  private static List<JournalEntry> entries(CampaignDirectory directory, Manifest manifest) {
    Map<Integer, Integer> finished = new HashMap<>();
    List<JournalEntry> entries = new ArrayList<>();
    directory
        .results()
        .forEach(
            (number, file) -> {
              Optional<String> digest = LaunchFileCheck.digest(file);
              if (digest.isPresent() && LaunchFileCheck.damage(file).isEmpty()) {
                LaunchIdentity identity = identity(file);
                int attempt = identity.origin().attempt();
                if (identity.number() == number
                    && identity.origin().campaign().equals(manifest.identifier())
                    && attempt > 0) {
                  finished.put(number, attempt);
                  entries.add(JournalEntry.now(Event.STARTED, number, attempt, Map.of()));
                  entries.add(
                      JournalEntry.now(
                          Event.FINISHED, number, attempt, Map.of(Journal.DIGEST, digest.get())));
                }
              }
            });
    for (Path path : RecordFiles.list(directory.attempts())) {
      Matcher name = ATTEMPT.matcher(path.getFileName().toString());
      if (name.matches()) {
        int number = Integer.parseInt(name.group(1));
        int attempt = Integer.parseInt(name.group(2));
        if (!Integer.valueOf(attempt).equals(finished.get(number))) {
          entries.add(JournalEntry.now(Event.STARTED, number, attempt, Map.of()));
          entries.add(
              JournalEntry.now(
                  Event.FAILED,
                  number,
                  attempt,
                  Map.of(
                      "class",
                      FailureClass.INTERRUPTED.word(),
                      "reason",
                      "its end was recorded in a journal that was lost")));
        }
      }
    }
    return entries;
  }

  private static LaunchIdentity identity(Path file) {
    try (LaunchReader reader = LaunchReader.open(file)) {
      return reader.header().identity();
    }
  }
}
