package org.tutti.cli.option;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.measure.launch.LaunchPlace;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that give a launch its place in a campaign. */
public final class LaunchOptions {
  @Mixin private PlaceOptions place;

  @Option(
      names = "--allow-changed",
      paramLabel = "TEXT",
      description =
          "A description of what has changed since earlier launches in DIR, which permits adding"
              + " this launch to them; it is recorded.")
  private Optional<String> changes;

  /** The place of a launch that was started by hand: the next one of its campaign. */
  public LaunchPlace place() {
    return new LaunchPlace(
        place.results().orElseGet(CampaignDirectory::fresh),
        place.seed().orElseGet(Manifest::drawnSeed),
        OptionalInt.empty(),
        Map.of(),
        changes.filter(text -> !text.isBlank()));
  }
}
