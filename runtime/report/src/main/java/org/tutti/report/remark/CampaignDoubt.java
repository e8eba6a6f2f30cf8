package org.tutti.report.remark;

import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.launch.UnmeasuredReason;
import org.tutti.report.table.ShortNames;

/** Why the figures of a campaign may not be trusted, for outputs other than its report. */
public final class CampaignDoubt {
  private CampaignDoubt() {}

  /**
   * The gravest doubt where the report begins with NOT TRUSTWORTHY; empty if it does not. That a
   * cell has no figures casts no doubt on those of others.
   */
  public static Optional<String> of(CampaignAnalysis analysis) {
    return Remarks.of(analysis, ShortNames.of(analysis)).stream()
        .filter(remark -> remark.weight() == RemarkWeight.GRAVE)
        .filter(remark -> !UnmeasuredReason.is(remark.problem()))
        .findFirst()
        .map(
            remark ->
                remark.sentence()
                    + " ("
                    + remark.where()
                    + ", "
                    + remark.problem().identifier()
                    + ")");
  }

  /** The same in a sentence about a side of a comparison. */
  public static Optional<String> of(String side, CampaignAnalysis analysis) {
    return of(analysis).map(doubt -> side + " is not trustworthy: " + doubt);
  }
}
