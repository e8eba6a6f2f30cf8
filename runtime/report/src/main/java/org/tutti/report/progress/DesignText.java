package org.tutti.report.progress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.SizeStage;

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
      lines.add(lastStage(manifest));
    }
    int all = manifest.blocks() * treatments;
    if (missing.size() < all) {
      lines.add(
          "Already done: " + (all - missing.size()) + " of " + Counted.of(all, "launch") + ".");
    }
    lines.add("Time: " + time.orElse("not known before the first launch") + ".");
    return lines;
  }

  /** The last stage of a campaign whose sizes are adaptive, and which sizes are new in it. */
  public static String lastStage(Manifest manifest) {
    AdaptiveSizes sizes = manifest.adaptive().orElseThrow();
    List<SizeStage> stages = sizes.stages();
    SizeStage last = stages.get(stages.size() - 1);
    TreeSet<Long> inserted = new TreeSet<>(last.sizes());
    stages.subList(0, stages.size() - 1).forEach(stage -> inserted.removeAll(stage.sizes()));
    String text =
        "Stage "
            + stages.size()
            + ", from block "
            + last.firstBlock()
            + " on: "
            + last.sizes().size()
            + " message sizes";
    if (stages.size() == 1) {
      return text + ", refined where times are not on a line, in stages as long as this one.";
    }
    return inserted.isEmpty()
        ? text + ", all of them once more."
        : text
            + ", new: "
            + inserted.stream().map(Object::toString).collect(Collectors.joining(", "))
            + " B.";
  }
}
