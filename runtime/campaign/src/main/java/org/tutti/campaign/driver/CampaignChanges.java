package org.tutti.campaign.driver;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.json.JsonObject;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchReader;

/**
 * What has changed between the existing launches of a campaign and new ones, as far as that can be
 * determined without a launch. {@link LaunchValidator} checks the rest in the data of each launch.
 */
public final class CampaignChanges {
  private CampaignChanges() {}

  /** The changes in words; empty if nothing has changed, or nothing was measured yet. */
  public static List<String> of(
      CampaignDirectory directory, Manifest manifest, ResolvedLaunchers launchers) {
    Map<Integer, Path> results = directory.results();
    Map<Treatment, Path> last = new HashMap<>();
    List<PlannedLaunch> design = manifest.design().launches();
    if (design.stream().allMatch(launch -> results.containsKey(launch.number()))) {
      return List.of();
    }
    for (PlannedLaunch launch : design) {
      if (results.containsKey(launch.number())) {
        last.put(launch.treatment(), results.get(launch.number()));
      }
    }
    List<String> differences = new ArrayList<>();
    last.forEach(
        (treatment, file) -> {
          Optional<JsonObject> now =
              LibraryProbe.of(manifest.settings(treatment), launchers.of(treatment));
          if (now.isPresent()) {
            differences.addAll(differences(header(file), now.get()));
          }
        });
    return differences.stream().distinct().sorted().toList();
  }

  private static List<String> differences(LaunchHeader before, JsonObject now) {
    List<String> differences = new ArrayList<>();
    add("the MPI library", before.library().name(), now.text("name"), differences);
    add("the file of the library", before.library().path(), now.text("path"), differences);
    if (differences.isEmpty()) {
      add("the library's build", before.library().version(), now.text("version"), differences);
    }
    String java = before.environment().facts().getOrDefault("jvm.version", now.text("java"));
    add("the JVM of the ranks", java, now.text("java"), differences);
    return differences;
  }

  private static void add(String what, String before, String now, List<String> differences) {
    if (!before.equals(now)) {
      differences.add(what + " was " + before + " and is now " + now);
    }
  }

  private static LaunchHeader header(Path file) {
    try (LaunchReader reader = LaunchReader.open(file)) {
      return reader.header();
    }
  }
}
