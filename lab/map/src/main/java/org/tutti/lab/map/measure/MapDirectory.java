package org.tutti.lab.map.measure;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.launch.LaunchReader;

/**
 * The campaigns of a map. A stage has one, and a further one of the remaining hosts each time that
 * some stopped answering.
 *
 * @param path in which they are
 */
record MapDirectory(Path path) {
  /** What a campaign of a map is for. */
  enum MapStage {
    ALL("all-pairs"),
    ALONE("silent-one-by-one"),
    AGAIN("candidates-again");

    private final String directory;

    MapStage(String directory) {
      this.directory = directory;
    }
  }

  /** The directory of a stage in which no host was lost before. */
  Path of(MapStage stage) {
    return path.resolve(stage.directory);
  }

  /** That of a stage in which so many hosts are left. */
  Path of(MapStage stage, int hosts) {
    return path.resolve(stage.directory + "-" + hosts + "-hosts");
  }

  /** The launches of a stage. */
  List<LaunchFile> launches(MapStage stage) {
    return campaigns(stage).stream().flatMap(campaign -> launches(campaign).stream()).toList();
  }

  /** Those with which the stage began. */
  List<LaunchFile> firstLaunches(MapStage stage) {
    return launches(of(stage));
  }

  /** The hosts without which the last launch was made, as they were named. */
  Set<String> lost() {
    Instant latest = Instant.MIN;
    Path last = of(MapStage.ALL);
    for (MapStage stage : MapStage.values()) {
      for (Path campaign : campaigns(stage)) {
        for (LaunchFile launch : launches(campaign)) {
          Instant started = started(launch);
          if (started.isAfter(latest)) {
            latest = started;
            last = campaign;
          }
        }
      }
    }
    Set<String> lost = new TreeSet<>(hosts(of(MapStage.ALL)));
    lost.removeAll(hosts(last));
    return lost;
  }

  private List<Path> campaigns(MapStage stage) {
    if (!RecordFiles.isDirectory(path)) {
      return List.of();
    }
    return Stream.concat(
            Stream.of(of(stage)),
            RecordFiles.list(path).stream()
                .filter(
                    file -> file.getFileName().toString().matches(stage.directory + "-\\d+-hosts"))
                .sorted())
        .filter(RecordFiles::isDirectory)
        .toList();
  }

  private static List<LaunchFile> launches(Path campaign) {
    return RecordFiles.isDirectory(campaign)
        ? CampaignContents.of(new CampaignDirectory(campaign)).launches()
        : List.of();
  }

  private static Instant started(LaunchFile launch) {
    try (LaunchReader reader = launch.open()) {
      return reader.header().identity().started();
    }
  }

  private static Set<String> hosts(Path campaign) {
    return ManifestFile.read(new CampaignDirectory(campaign))
        .map(manifest -> manifest.settings().placement().hosts().places().keySet())
        .orElse(Set.of());
  }
}
