package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.PlannedLaunch;

/** A design as text, printed before it is run. */
public final class DesignText {
  private DesignText() {}

  /**
   * The lines.
   *
   * @param missing launches that are still to be made
   * @param time how long they will take, as text; empty if unknown
   */
  public static List<String> lines(
      Manifest manifest, List<PlannedLaunch> missing, Optional<String> time) {
    List<String> lines = new ArrayList<>();
    int treatments = manifest.treatments().size();
    lines.add(
        "Design: "
            + Counted.of(manifest.blocks(), "block")
            + " of "
            + Counted.of(treatments, "launch")
            + (treatments == 1 ? "" : " in counterbalanced order")
            + ", seed "
            + manifest.seed());
    if (treatments > 1) {
      for (PlannedTreatment planned : manifest.treatments()) {
        lines.add("  " + planned.treatment().toString());
      }
    }
    if (manifest.adaptive().isPresent()) {
      lines.add(SizeStageText.ofLast(manifest));
    }
    int all = manifest.blocks() * treatments;
    if (missing.size() < all) {
      lines.add(
          "Already done: " + (all - missing.size()) + " of " + Counted.of(all, "launch") + ".");
    }
    lines.add("Time: " + time.orElse("not known before the first launch") + ".");
    return lines;
  }
}
