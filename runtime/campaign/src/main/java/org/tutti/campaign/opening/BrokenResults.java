package org.tutti.campaign.opening;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.LaunchFileCheck;

/**
 * Results that were cut off or changed after they had been put in place. Their launches do not
 * count, so the driver makes them again.
 */
public final class BrokenResults {
  private BrokenResults() {}

  /**
   * Moves the results of a design that are not whole out of the way.
   *
   * @return a message about each
   */
  public static List<String> setAside(CampaignDirectory directory, Manifest manifest) {
    Map<Integer, Path> results = directory.results();
    List<Path> broken = new ArrayList<>();
    List<String> reasons = new ArrayList<>();
    for (PlannedLaunch launch : manifest.design().launches()) {
      Path file = results.get(launch.number());
      Optional<String> damage = file == null ? Optional.empty() : LaunchFileCheck.damage(file);
      if (damage.isPresent()) {
        broken.add(file);
        reasons.add("Launch " + launch.number() + " is repeated: " + damage.get());
      }
    }
    if (broken.isEmpty()) {
      return List.of();
    }
    Path aside = SetAside.move(directory, broken);
    return reasons.stream()
        .map(
            reason ->
                CampaignProblem.LAUNCH_INCOMPLETE.message(
                    reason, "Its file is now in " + aside + "."))
        .toList();
  }
}
