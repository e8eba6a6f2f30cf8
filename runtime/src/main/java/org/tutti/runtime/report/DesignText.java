package org.tutti.runtime.report;

import java.util.ArrayList;
import java.util.List;
import org.tutti.runtime.campaign.Manifest;
import org.tutti.runtime.campaign.Manifest.PlannedTreatment;

/** A design as text, for the time before it is run. */
public final class DesignText {
  private DesignText() {}

  /** The lines. */
  public static List<String> lines(Manifest manifest) {
    List<String> lines = new ArrayList<>();
    int treatments = manifest.treatments().size();
    lines.add(
        "Design: "
            + manifest.blocks()
            + (manifest.blocks() == 1 ? " block of " : " blocks of ")
            + treatments
            + (treatments == 1 ? " launch" : " launches in random order")
            + ", seed "
            + manifest.seed());
    if (treatments > 1) {
      for (PlannedTreatment planned : manifest.treatments()) {
        lines.add("  " + TextTable.printable(planned.treatment().toString()));
      }
    }
    return lines;
  }
}
