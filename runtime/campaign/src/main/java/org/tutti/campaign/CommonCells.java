package org.tutti.campaign;

import java.util.HashSet;
import java.util.Set;
import org.tutti.campaign.launch.LaunchRequest;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchReader;

/** Refuses to measure what could not be compared afterward. */
final class CommonCells {
  private CommonCells() {}

  /**
   * Checks that a campaign would measure at least one cell of a baseline.
   *
   * @throws org.tutti.diagnostics.TuttiException if not, or if this JVM lacks a benchmark that it
   *     is to measure
   */
  static void check(CampaignDirectory baseline, Manifest wanted) {
    Set<CellKey> measured = measured(baseline);
    if (wanted.treatments().stream().noneMatch(planned -> shares(planned, measured))) {
      throw CampaignProblem.NO_COMMON_CELL.error(
          "None of the cells that would be measured is in the baseline " + baseline.path() + ".",
          "Nothing was started. Give a baseline that measured these benchmarks with the same"
              + " message sizes.");
    }
  }

  private static Set<CellKey> measured(CampaignDirectory baseline) {
    Set<CellKey> measured = new HashSet<>();
    for (LaunchFile file : CampaignContents.of(baseline).launches()) {
      try (LaunchReader reader = file.open()) {
        measured.addAll(reader.header().plan());
      }
    }
    return measured;
  }

  private static boolean shares(PlannedTreatment planned, Set<CellKey> measured) {
    LaunchSettings settings = planned.settings();
    return LaunchRequest.plan(settings).cells().stream()
        .anyMatch(cell -> measured.contains(cell.key(settings.processes())));
  }
}
