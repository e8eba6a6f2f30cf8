package org.tutti.campaign;

import java.util.Optional;
import java.util.function.Predicate;
import org.tutti.campaign.launch.LaunchRequest;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.measure.plan.Cell;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.WantedStates;

/** Refuses campaigns that are to have launches in states of the machine and cannot know them. */
final class AwaitedStatesCheck {
  private AwaitedStatesCheck() {}

  /**
   * Checks a campaign.
   *
   * @throws org.tutti.diagnostics.TuttiException if a launch of it measures no state
   */
  static void check(Optional<WantedStates> wanted, Manifest manifest) {
    if (wanted.isEmpty()) {
      return;
    }
    if (manifest.adaptive().isPresent()) {
      throw CampaignProblem.STATE_NOT_AWAITED.error(
          "Adaptive sizes decide how many launches there are, and so does --state.",
          "Omit one of them.");
    }
    manifest.treatments().stream()
        .map(PlannedTreatment::settings)
        .forEach(AwaitedStatesCheck::check);
  }

  private static void check(LaunchSettings settings) {
    if (settings.processes() < 2) {
      throw CampaignProblem.STATE_NOT_AWAITED.error(
          "A launch has one process, which no other is near to or far from.",
          "Give -np 2 or more, or omit --state.");
    }
    LaunchRequest.plan(settings).cells().stream()
        .filter(Predicate.not(AwaitedStatesCheck::isProbed))
        .findFirst()
        .ifPresent(
            cell -> {
              throw CampaignProblem.STATE_NOT_AWAITED.error(
                  "The machine is not measured beside "
                      + cell.benchmark().name()
                      + ", whose probes are off, so that its states are unknown.",
                  "Remove --probes=false or @Options(\"probes=false\"), or omit --state.");
            });
  }

  private static boolean isProbed(Cell cell) {
    return cell.settings().get(SettingKey.PROBES);
  }
}
