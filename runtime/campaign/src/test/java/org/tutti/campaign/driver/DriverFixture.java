package org.tutti.campaign.driver;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.campaign.opening.CampaignLock;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.settings.LaunchTimeouts;

/** A driver in a process of its own, so that it can be killed. */
public final class DriverFixture {
  private static final Duration LONG = Duration.ofMinutes(2);

  private DriverFixture() {}

  /** Runs the missing launches of the campaign in the directory that is the argument. */
  public static void main(String[] arguments) {
    CampaignDirectory directory = new CampaignDirectory(Path.of(arguments[0]));
    Manifest manifest = ManifestFile.read(directory).orElseThrow();
    try (CampaignLock lock = CampaignLock.take(directory);
        InterruptHandler interruption = InterruptHandler.watch()) {
      new CampaignRunner(
              directory,
              manifest,
              ResolvedLaunchers.of(manifest),
              new RecordingListener(),
              interruption,
              new DriverSettings(new LaunchTimeouts(LONG, LONG, LONG), 1, List.of(), false),
              Optional.empty())
          .run(Map.of(), Duration.ZERO);
    }
  }
}
