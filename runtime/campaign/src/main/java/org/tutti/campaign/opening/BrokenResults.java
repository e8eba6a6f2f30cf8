package org.tutti.campaign.opening;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.RecordChain;
import org.tutti.records.launch.LaunchFileCheck;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchReader;

/**
 * What a driver that continues a campaign finds in its directory and cannot count: results that
 * were cut off or changed after they had been put in place, files that do not belong where they
 * are, and a journal that is lost. It moves them out of the way, and makes those launches again.
 */
public final class BrokenResults {
  private final CampaignDirectory directory;
  private final RestoredJournal journal;
  private final List<Path> files = new ArrayList<>();
  private final List<String> reasons = new ArrayList<>();

  private BrokenResults(CampaignDirectory directory, RestoredJournal journal) {
    this.directory = directory;
    this.journal = journal;
  }

  /**
   * Reads the whole directory, and changes nothing.
   *
   * @throws org.tutti.diagnostics.TuttiException if something cannot be read
   */
  public static BrokenResults find(CampaignDirectory directory, Manifest manifest) {
    RestoredJournal journal = RestoredJournal.of(directory, manifest);
    BrokenResults found = new BrokenResults(directory, journal);
    RecordChain chain = new RecordChain(Optional.of(manifest), journal.entries());
    int planned = manifest.design().launches().size();
    Map<Integer, Path> results = directory.results();
    results.forEach(
        (number, file) ->
            found.add(
                file,
                (number > planned ? "" : "Launch " + number + " is repeated: "),
                LaunchFileCheck.damage(file).or(() -> chain.ofResult(number, file, header(file)))));
    Map<Integer, Integer> attempts = new HashMap<>();
    journal.entries().stream()
        .filter(entry -> entry.event() == Event.STARTED && !results.containsKey(entry.launch()))
        .forEach(entry -> attempts.put(entry.launch(), entry.attempt()));
    attempts.forEach(
        (number, attempt) ->
            directory
                .attemptResult(number, attempt)
                .filter(LaunchFileCheck::hasHeader)
                .filter(file -> LaunchFileCheck.damage(file).isEmpty())
                .ifPresent(
                    file ->
                        found.add(file, "", chain.ofAttempt(number, attempt, file, header(file)))));
    return found;
  }

  /**
   * Moves what was found out of the way.
   *
   * @return a message about each
   */
  public List<String> setAside() {
    List<String> messages = new ArrayList<>();
    journal.write().ifPresent(messages::add);
    if (!files.isEmpty()) {
      Path aside = SetAside.move(directory, files);
      reasons.forEach(
          reason ->
              messages.add(
                  CampaignProblem.LAUNCH_INCOMPLETE.message(
                      reason + ".", "The file is now in " + aside + ".")));
    }
    return messages;
  }

  private void add(Path file, String before, Optional<String> reason) {
    reason.ifPresent(
        why -> {
          files.add(file);
          reasons.add(before + (why.endsWith(".") ? why.substring(0, why.length() - 1) : why));
        });
  }

  private static LaunchHeader header(Path file) {
    try (LaunchReader reader = LaunchReader.open(file)) {
      return reader.header();
    }
  }
}
