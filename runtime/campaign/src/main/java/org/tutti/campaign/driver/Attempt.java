package org.tutti.campaign.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.campaign.launch.LaunchRequest;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.measure.entry.LaunchPlace;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;

/**
 * One try at a launch.
 *
 * @param manifest the campaign's
 * @param directory the campaign's
 * @param launch what is tried
 * @param number from 1
 * @param changes what has changed since the launches before, if the user allowed that: the data
 *     will say so
 */
record Attempt(
    Manifest manifest,
    CampaignDirectory directory,
    PlannedLaunch launch,
    int number,
    Optional<String> changes) {
  /** The directory that everything of this attempt is written into. */
  Path path() {
    return directory.attempt(launch.number(), number).toAbsolutePath();
  }

  Path output() {
    return path().resolve("output.txt");
  }

  Path errors() {
    return path().resolve("errors.txt");
  }

  Optional<Path> result() {
    return directory.attemptResult(launch.number(), number);
  }

  /** By which the processes of all attempts of this campaign are known. */
  static String mark(CampaignDirectory directory) {
    return directory.path().toAbsolutePath().normalize() + "#";
  }

  /** By which its processes are known. */
  String mark() {
    return mark(directory) + launch.number() + "." + number + ".";
  }

  LaunchSettings settings() {
    return manifest.settings(launch.treatment());
  }

  LaunchRequest request() {
    LaunchPlace place =
        new LaunchPlace(
            path(),
            manifest.seed(),
            OptionalInt.of(launch.number()),
            launch.treatment().levels(),
            changes);
    return LaunchRequest.of(settings(), place);
  }

  void prepare() {
    try {
      Files.createDirectories(path());
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The results directory " + path() + " cannot be written: " + e + ".",
          "Free space or correct its permissions, then resume the campaign; no measurements are lost.",
          e);
    }
  }
}
