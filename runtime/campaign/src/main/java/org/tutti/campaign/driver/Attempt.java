package org.tutti.campaign.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.campaign.launch.LaunchRequest;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.rank.clock.LearnedHost;
import org.tutti.rank.files.LeftFiles;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.launch.Heartbeats;
import org.tutti.records.launch.LaunchFileCheck;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankPlacement;

/**
 * One attempt at a launch.
 *
 * @param manifest the campaign's
 * @param directory the campaign's
 * @param campaign identifies the campaign
 * @param launch the launch
 * @param number from 1
 * @param changes what has changed since earlier launches, if the user allowed it; recorded with the
 *     data
 * @param learned about hosts by earlier launches of the same treatment
 * @param crashed cells that are not measured again, because JVMs crashed in them, with how
 */
record Attempt(
    Manifest manifest,
    CampaignDirectory directory,
    String campaign,
    PlannedLaunch launch,
    int number,
    Optional<String> changes,
    List<LearnedHost> learned,
    Map<String, String> crashed) {
  /** The directory for all files of this attempt. */
  Path path() {
    return directory.attempt(launch.number(), number).toAbsolutePath();
  }

  Path output() {
    return path().resolve("output.txt");
  }

  Path errors() {
    return directory.attemptErrors(launch.number(), number).toAbsolutePath();
  }

  Optional<Path> result() {
    return directory.attemptResult(launch.number(), number);
  }

  /** Where its ranks say that they are. */
  Heartbeats heartbeats() {
    return Heartbeats.in(path());
  }

  /** The cell in which it hung, if a rank has said so. */
  Optional<String> hung() {
    return heartbeats().hung();
  }

  /** The cell in which all its ranks were last. */
  Optional<String> lastCell() {
    return heartbeats().common();
  }

  /** Where its ranks are; empty as long as its result file has no header. */
  List<RankPlacement> placements() {
    return header().map(LaunchHeader::ranks).orElse(List.of());
  }

  /** Empty as long as its result file has none. */
  Optional<LaunchHeader> header() {
    Optional<Path> file = result().filter(LaunchFileCheck::hasHeader);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try (LaunchReader reader = LaunchReader.open(file.get())) {
      return Optional.of(reader.header());
    } catch (TuttiException e) {
      return Optional.empty(); // The validator reports it.
    }
  }

  /** Identifies the processes of all attempts of this campaign. */
  static String mark(CampaignDirectory directory) {
    return directory.path().toAbsolutePath().normalize() + "#";
  }

  /** Identifies its processes. */
  String mark() {
    return mark(directory) + launch.number() + "." + number + ".";
  }

  /** Removes what its benchmarks have left where they make files, once its ranks have ended. */
  void removeFiles() {
    LeftFiles.removeOf(path());
  }

  /** The same for attempts of a driver that was killed. */
  static void removeFiles(CampaignDirectory directory) {
    RecordFiles.list(directory.attempts()).forEach(LeftFiles::removeOf);
  }

  LaunchSettings settings() {
    return manifest.settings(launch);
  }

  /**
   * @param classes those of its benchmarks, if they are known
   * @param jvmOptions further options for the JVM of each rank
   */
  LaunchRequest request(List<String> classes, List<String> jvmOptions) {
    LaunchPlace place =
        new LaunchPlace(
            path(),
            manifest.seed(),
            Optional.of(new LaunchOrigin(campaign, number)),
            OptionalInt.of(launch.number()),
            launch.treatment().levels(),
            changes,
            learned,
            crashed);
    List<String> options = new ArrayList<>(jvmOptions);
    options.add(RankCrash.option(path()));
    return LaunchRequest.of(settings(), place, classes, options);
  }

  void prepare() {
    try {
      Files.createDirectories(path());
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The results directory " + path() + " cannot be written: " + e + ".",
          "Free disk space or correct the permissions, then resume the campaign; no measurements"
              + " are lost.",
          e);
    }
  }
}
