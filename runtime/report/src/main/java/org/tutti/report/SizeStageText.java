package org.tutti.report;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.SizeStage;

/** A stage of adaptive message sizes as text. */
public final class SizeStageText {
  private SizeStageText() {}

  /** The last stage of a campaign whose sizes are adaptive, and which sizes are new in it. */
  public static String ofLast(Manifest manifest) {
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
