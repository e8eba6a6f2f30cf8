package org.tutti.records.campaign;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.launch.LaunchFileCheck;

/**
 * The contents of a campaign's directory.
 *
 * @param directory the directory
 * @param manifest empty if all launches were started by hand
 * @param entries the entries of the journal
 * @param launches the launches with results, by number
 * @param empty files of launches that hold not even the header of one
 */
public record CampaignContents(
    CampaignDirectory directory,
    Optional<Manifest> manifest,
    List<JournalEntry> entries,
    List<LaunchFile> launches,
    List<Path> empty) {

  public CampaignContents {
    entries = List.copyOf(entries);
    launches = List.copyOf(launches);
    empty = List.copyOf(empty);
  }

  /**
   * Reads a directory, and checks that its files belong together. A launch without a complete
   * result is represented by the cells that the last of its attempts with a file finished, unless
   * its program was replaced meanwhile.
   *
   * @throws org.tutti.diagnostics.TuttiException if it is not a campaign, cannot be read, is
   *     damaged, or has files that do not belong together
   */
  public static CampaignContents of(CampaignDirectory directory) {
    directory.existing();
    Map<Integer, JournalEntry> attempts = new TreeMap<>();
    List<JournalEntry> earlier = Journal.read(directory.journal()).entries();
    for (JournalEntry entry : earlier) {
      if (entry.event() == Event.STARTED
          && hasHeader(directory, entry)
          && !isOfAnotherProgram(entry, earlier)) {
        attempts.put(entry.launch(), entry);
      }
    }
    Map<Integer, Path> results = directory.results();
    attempts.keySet().removeAll(results.keySet());
    // A driver that is at work writes these first, so they are read last.
    Optional<Manifest> manifest = ManifestFile.read(directory);
    List<JournalEntry> entries = Journal.read(directory.journal()).entries();
    RecordChain chain = new RecordChain(manifest, entries);
    Map<Integer, PlannedLaunch> planned = new HashMap<>();
    manifest.ifPresent(
        plan -> plan.design().launches().forEach(launch -> planned.put(launch.number(), launch)));
    List<String> differences = new ArrayList<>(chain.ofJournal(directory));
    TreeMap<Integer, LaunchFile> files = new TreeMap<>();
    attempts.forEach(
        (number, entry) ->
            directory
                .attemptResult(number, entry.attempt())
                .ifPresent(
                    path -> {
                      LaunchFile file =
                          new LaunchFile(
                              launch(planned, number), path, directory.launch(number), false);
                      chain
                          .ofAttempt(number, entry.attempt(), path, file.header())
                          .ifPresent(differences::add);
                      files.put(number, file);
                    }));
    List<Path> empty = new ArrayList<>();
    results.forEach(
        (number, path) -> {
          if (RecordFiles.isRegular(path) && !LaunchFileCheck.hasHeader(path)) {
            empty.add(path);
          } else {
            boolean whole = LaunchFileCheck.isCompleted(path);
            LaunchFile file = new LaunchFile(launch(planned, number), path, whole);
            chain.ofResult(number, path, file.header()).ifPresent(differences::add);
            files.put(number, file);
          }
        });
    RecordChain.require(directory, differences);
    return new CampaignContents(
        directory, manifest, entries, new ArrayList<>(files.values()), empty);
  }

  /** Whether nobody knows which program an attempt has measured. */
  private static boolean isOfAnotherProgram(JournalEntry started, List<JournalEntry> entries) {
    return entries.stream()
        .anyMatch(
            entry ->
                entry.launch() == started.launch()
                    && entry.attempt() == started.attempt()
                    && FailureClass.PROGRAM_CHANGED.word().equals(entry.details().get("class")));
  }

  private static boolean hasHeader(CampaignDirectory directory, JournalEntry started) {
    return directory
        .attemptResult(started.launch(), started.attempt())
        .filter(LaunchFileCheck::hasHeader)
        .isPresent();
  }

  /** Whether each file in the place for results that count is whole. */
  public boolean isEveryResultWhole() {
    return empty.isEmpty()
        && launches.stream()
            .filter(file -> file.path().startsWith(directory.launches()))
            .allMatch(LaunchFile::whole);
  }

  /**
   * The results of a launch.
   *
   * @throws IllegalArgumentException if it has none
   */
  public LaunchFile file(int launch) {
    return launches.stream()
        .filter(file -> file.launch().number() == launch)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("launch " + launch + " has no results"));
  }

  /** Number of treatments; 1 if all launches were started by hand. */
  public int treatments() {
    return manifest.map(plan -> plan.treatments().size()).orElse(1);
  }

  /** The launches of the design without a complete result; none if all were started by hand. */
  public List<PlannedLaunch> unfinished() {
    Set<Integer> whole =
        launches.stream()
            .filter(LaunchFile::whole)
            .map(file -> file.launch().number())
            .collect(Collectors.toSet());
    return manifest.map(plan -> plan.design().launches()).orElse(List.of()).stream()
        .filter(launch -> !whole.contains(launch.number()))
        .toList();
  }

  /** Why the last driver ended the campaign before its last launch; empty if it did not. */
  public Optional<JournalEntry> stopped() {
    Optional<JournalEntry> stopped = Optional.empty();
    for (JournalEntry entry : entries) {
      switch (entry.event()) {
        case OPENED -> stopped = Optional.empty();
        case STOPPED -> stopped = Optional.of(entry);
        default -> {}
      }
    }
    return stopped;
  }

  /** The launches with results that were started by hand. */
  public int byHand() {
    return (int) launches.stream().filter(file -> file.launch().block() == 0).count();
  }

  /**
   * The launches of the design that have no file. If a rule ended the campaign, only those of which
   * a launch was begun that comes later in the design: their files and entries were removed.
   */
  public List<PlannedLaunch> missing() {
    List<PlannedLaunch> missing =
        unfinished().stream()
            .filter(launch -> launches.stream().noneMatch(file -> file.launch().equals(launch)))
            .toList();
    return stopped().filter(entry -> !entry.isInterruption()).isEmpty()
        ? missing
        : missing.stream().filter(this::isOvertaken).toList();
  }

  private boolean isOvertaken(PlannedLaunch missing) {
    Set<Integer> begun =
        entries.stream()
            .filter(entry -> entry.event() == Event.STARTED)
            .map(JournalEntry::launch)
            .collect(Collectors.toSet());
    return manifest.map(plan -> plan.design().launches()).orElse(List.of()).stream()
        .filter(launch -> launch.treatment().equals(missing.treatment()))
        .anyMatch(launch -> launch.number() > missing.number() && begun.contains(launch.number()));
  }

  /** The files that the journal says were put in place, and that are missing. */
  public List<Path> gone() {
    Map<Integer, Event> last = new TreeMap<>();
    entries.forEach(entry -> last.put(entry.launch(), entry.event()));
    launches.forEach(file -> last.remove(file.launch().number()));
    return last.entrySet().stream()
        .filter(launch -> launch.getValue() == Event.FINISHED)
        .map(launch -> directory.launch(launch.getKey()))
        // A driver that is at work may have put it there since.
        .filter(file -> !RecordFiles.exists(file))
        .toList();
  }

  /** The attempts that do not count, in order. */
  public List<JournalEntry> failures() {
    return entries.stream().filter(entry -> entry.event() == Event.FAILED).toList();
  }

  private static PlannedLaunch launch(Map<Integer, PlannedLaunch> planned, int number) {
    PlannedLaunch launch = planned.get(number);
    return launch == null ? PlannedLaunch.byHand(number) : launch;
  }
}
