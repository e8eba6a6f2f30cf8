package org.tutti.records.campaign;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.launch.LaunchFileCheck;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.RankPlacement;

/**
 * Tells whether the files in the directory of a campaign belong together, so that nothing is
 * counted twice, as another launch, or in another campaign:
 *
 * <pre>{@code
 * manifest.json    campaign: digest of the plan
 *      |  \
 *      |   journal.jsonl      opened: campaign   started: launch, attempt   finished: digest of file
 *      |        |
 * launches/0003.jsonl         campaign, launch, attempt; completion: checksum
 * }</pre>
 *
 * <p>Launches that were started by hand have no manifest; those of a directory share a random
 * identifier.
 */
public final class RecordChain {
  private static final int NAMED = 3;
  private static final String NO_JOURNAL = "journal.jsonl is missing or empty";

  private final Optional<Manifest> manifest;
  private final Optional<String> campaign;
  private final int planned;
  private final List<JournalEntry> entries;
  private final Set<String> started = new TreeSet<>();
  private final Map<Integer, JournalEntry> finished = new HashMap<>();
  private final Map<Instant, List<KnownLaunch>> launches = new HashMap<>();
  private String byHand;

  /** No two launches have the same processes and began at the same time. */
  private record KnownLaunch(List<RankPlacement> ranks, String file) {}

  /**
   * @param manifest empty if the directory has none
   * @param entries of the journal; none if the directory has none
   */
  public RecordChain(Optional<Manifest> manifest, List<JournalEntry> entries) {
    this.manifest = manifest;
    this.campaign = manifest.map(Manifest::identifier);
    this.planned = manifest.map(plan -> plan.design().launches().size()).orElse(0);
    this.entries = entries;
    for (JournalEntry entry : entries) {
      switch (entry.event()) {
        case STARTED -> started.add(attempt(entry.launch(), entry.attempt()));
        case FINISHED -> finished.put(entry.launch(), entry);
        default -> {}
      }
    }
  }

  /**
   * Throws an error that names differences.
   *
   * @param found nothing is thrown if there is none
   */
  public static void require(CampaignDirectory directory, List<String> found) {
    List<String> differences = found.stream().distinct().toList();
    if (differences.isEmpty()) {
      return;
    }
    int more = differences.size() - NAMED;
    throw RecordProblem.RECORDS_MIXED.error(
        "The files in '"
            + directory.path()
            + "' do not belong together: "
            + String.join("; ", differences.subList(0, Math.min(NAMED, differences.size())))
            + (more > 0 ? "; and " + more + " more" : "")
            + ".",
        RecordFiles.exists(directory.manifest())
            ? "Put them back as they were, or resume the campaign, which sets aside what does not"
                + " belong and repeats those launches."
            : "Put them back as they were, or remove what does not belong.");
  }

  /** How the journal differs from the manifest and from the attempts that there are. */
  public List<String> ofJournal(CampaignDirectory directory) {
    List<String> differences = new ArrayList<>();
    List<JournalEntry> openings =
        entries.stream().filter(entry -> entry.event() == JournalEntry.Event.OPENED).toList();
    if (campaign.isEmpty()) {
      if (!openings.isEmpty()) {
        differences.add("manifest.json is missing");
      }
      return differences;
    }
    if (openings.stream().anyMatch(entry -> !isOfCampaign(entry))) {
      differences.add("journal.jsonl and manifest.json are of different campaigns");
    }
    for (Path path : RecordFiles.list(directory.attempts())) {
      String name = path.getFileName().toString();
      if (name.matches("\\d{4,9}-\\d{1,9}") && !started.contains(name)) {
        differences.add(
            entries.isEmpty()
                ? NO_JOURNAL
                : "journal.jsonl has no attempt " + name + ", but attempts/" + name + " exists");
        break; // All that follow have the same cause.
      }
    }
    return differences;
  }

  /**
   * How a file in the place of those that count differs from what must be there.
   *
   * @param number of the launch by the name of the file
   * @param header of the file
   */
  public Optional<String> ofResult(int number, Path file, LaunchHeader header) {
    LaunchIdentity identity = header.identity();
    String name = "launches/" + file.getFileName();
    if (identity.number() != number) {
      return Optional.of(name + " is the file of launch " + identity.number());
    }
    return (number > planned ? ofHand(name, identity) : ofPlan(name, file, identity))
        .or(() -> sameAsEarlier(name, header));
  }

  private Optional<String> sameAsEarlier(String name, LaunchHeader header) {
    List<KnownLaunch> atOnce =
        launches.computeIfAbsent(header.identity().started(), start -> new ArrayList<>());
    for (KnownLaunch earlier : atOnce) {
      if (earlier.ranks.equals(header.ranks())) {
        return Optional.of(
            name + " and " + earlier.file + " are of one launch: same start, same processes");
      }
    }
    atOnce.add(new KnownLaunch(header.ranks(), name));
    return Optional.empty();
  }

  /** The same of a file in the directory of an attempt. */
  public Optional<String> ofAttempt(int launch, int attempt, Path file, LaunchHeader header) {
    LaunchIdentity identity = header.identity();
    String name = "attempts/" + attempt(launch, attempt) + "/launches/" + file.getFileName();
    if (identity.number() != launch || identity.origin().attempt() != attempt) {
      return Optional.of(
          name
              + " is of attempt "
              + identity.origin().attempt()
              + " at launch "
              + identity.number());
    }
    return ofCampaign(name, identity).or(() -> sameAsEarlier(name, header));
  }

  private Optional<String> ofPlan(String name, Path file, LaunchIdentity identity) {
    int number = identity.number();
    int attempt = identity.origin().attempt();
    Optional<String> other = ofCampaign(name, identity);
    if (other.isPresent()) {
      return other;
    }
    if (identity.origin().isByHand()) {
      return Optional.of(name + " was started by hand, but has the number of a planned launch");
    }
    if (!started.contains(attempt(number, attempt))) {
      return Optional.of(
          entries.isEmpty()
              ? NO_JOURNAL
              : "journal.jsonl has no attempt "
                  + attempt(number, attempt)
                  + ", but "
                  + name
                  + " is of it");
    }
    JournalEntry end = finished.get(number);
    if (end == null) {
      return Optional.empty(); // The driver died, or is, between placing the file and noting it.
    }
    if (end.attempt() != attempt) {
      return Optional.of(
          name + " is of attempt " + attempt + ", but attempt " + end.attempt() + " finished");
    }
    Optional<String> digest = LaunchFileCheck.digest(file);
    return digest.isPresent() && !digest.get().equals(end.details().get(Journal.DIGEST))
        ? Optional.of(name + " is not the file that the journal recorded")
        : Optional.empty();
  }

  private Optional<String> ofHand(String name, LaunchIdentity identity) {
    if (!identity.origin().isByHand()) {
      return Optional.of(
          manifest.isEmpty()
              ? name + " is of a planned campaign, but manifest.json is missing"
              : name + " is of a launch that the plan does not have");
    }
    if (campaign.isPresent()) {
      return ofCampaign(name, identity);
    }
    if (byHand == null) {
      byHand = identity.origin().campaign();
    }
    return byHand.equals(identity.origin().campaign())
        ? Optional.empty()
        : Optional.of(name + " was made in a different directory from the files before it");
  }

  private Optional<String> ofCampaign(String name, LaunchIdentity identity) {
    return campaign.equals(Optional.of(identity.origin().campaign()))
        ? Optional.empty()
        : Optional.of(name + " and manifest.json are of different campaigns");
  }

  private boolean isOfCampaign(JournalEntry opening) {
    return campaign.equals(Optional.ofNullable(opening.details().get(Journal.CAMPAIGN)));
  }

  /** The name of the directory of an attempt. */
  private static String attempt(int launch, int attempt) {
    return CampaignDirectory.attemptName(launch, attempt);
  }

  /** The error if two files are of one launch. */
  static TuttiException twice(Path one, Path other) {
    return RecordProblem.RECORDS_MIXED.error(
        one + " and " + other + " are files of the same launch.", "Remove one of them.");
  }
}
