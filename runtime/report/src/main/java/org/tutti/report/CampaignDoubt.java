package org.tutti.report;

import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;

/** Why the figures of a campaign may not be trusted, for outputs other than its report. */
public final class CampaignDoubt {
  private CampaignDoubt() {}

  /** What the report says first where it begins with NOT TRUSTWORTHY; empty if it does not. */
  public static Optional<String> of(CampaignAnalysis analysis) {
    return Remarks.of(analysis, ReportView.names(analysis)).stream()
        .findFirst()
        .filter(remark -> remark.weight() == RemarkWeight.GRAVE)
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
