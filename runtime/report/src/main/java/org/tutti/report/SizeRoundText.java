package org.tutti.report;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.SizeRound;

/** A round of adaptive message sizes as text. */
public final class SizeRoundText {
  private SizeRoundText() {}

  /** The last round of a campaign whose sizes are adaptive, and which sizes are new in it. */
  public static String ofLast(Manifest manifest) {
    AdaptiveSizes sizes = manifest.adaptive().orElseThrow();
    List<SizeRound> rounds = sizes.rounds();
    SizeRound last = rounds.get(rounds.size() - 1);
    TreeSet<Long> inserted = new TreeSet<>(last.sizes());
    rounds.subList(0, rounds.size() - 1).forEach(round -> inserted.removeAll(round.sizes()));
    String text =
        "Round "
            + rounds.size()
            + ", from block "
            + last.firstBlock()
            + " on: "
            + last.sizes().size()
            + " message sizes";
    if (rounds.size() == 1) {
      return text + ", refined where a line misses.";
    }
    return inserted.isEmpty()
        ? text + ", all of them once more."
        : text
            + ", new: "
            + inserted.stream().map(Object::toString).collect(Collectors.joining(", "))
            + " B.";
  }
}
