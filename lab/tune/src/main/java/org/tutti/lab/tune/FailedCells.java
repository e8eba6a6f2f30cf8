package org.tutti.lab.tune;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.UnmeasuredReason;

/** Cells without figures in launches that ended well. */
final class FailedCells {
  private FailedCells() {}

  /** Why the launches of some treatments did not measure some cell, each problem once. */
  static String reason(CampaignContents contents, List<Treatment> treatments) {
    Map<String, String> reasons = new TreeMap<>();
    for (LaunchFile file : contents.launches()) {
      if (treatments.contains(file.launch().treatment())) {
        add(file, reasons);
      }
    }
    return reasons.isEmpty()
        ? "no valid observation at one of the sizes"
        : String.join("; ", reasons.values());
  }

  private static void add(LaunchFile file, Map<String, String> reasons) {
    try (LaunchReader reader = file.open()) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        next.get().warnings().stream()
            .filter(warning -> UnmeasuredReason.isFailure(warning.problem()))
            .forEach(
                warning -> reasons.putIfAbsent(warning.problem().identifier(), warning.line()));
        reader.giveBack(next.get());
      }
    }
  }
}
