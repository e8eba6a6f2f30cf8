package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.JudgedFigure;
import org.tutti.analysis.history.CampaignHistory;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.GateProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.figures.Pictures;
import org.tutti.figures.sync.SyncTable;

/**
 * What the page has beside its campaigns.
 *
 * @param text what a reader must know first
 */
record PagePart(String id, String title, String text, List<PageSection> sections) {
  private static final double SIGNIFICANCE = 0.05;
  private static final String HISTORY = "history";
  private static final String HISTORY_TITLE = "History over campaigns";

  /**
   * How results changed from campaign to campaign, or why campaigns that were measured in different
   * ways have no history; empty if no two have a cell in common.
   */
  static Optional<PagePart> history(List<CampaignAnalysis> campaigns, JudgedFigure figure) {
    if (campaigns.size() < 2) {
      return Optional.empty();
    }
    CampaignHistory history;
    try {
      history = CampaignHistory.of(campaigns, SIGNIFICANCE, false, figure);
    } catch (TuttiException e) {
      if (e.problem() == CampaignProblem.CAMPAIGN_NOT_READABLE
          || e.problem() == GateProblem.QUANTILE_UNSUPPORTED) {
        throw e;
      }
      // Campaigns of different benchmarks, or measured in different ways, may stand on one page.
      return e.problem() == CampaignProblem.SIDES_NOT_COMPARABLE
          ? Optional.of(
              new PagePart(
                  HISTORY,
                  HISTORY_TITLE,
                  "None: " + e.what() + " The command history refuses them, too.",
                  List.of()))
          : Optional.empty();
    }
    return Optional.of(
        new PagePart(
            HISTORY,
            HISTORY_TITLE,
            history.changed().size()
                + " of "
                + Counted.of(history.cells().size(), "cell")
                + " changed, or have a trend, at a significance level of "
                + SIGNIFICANCE
                + " over a year of nightly checks of all cells."
                + (history.notes().isEmpty()
                    ? ""
                    : " Note: " + String.join("; ", history.notes()) + "."),
            PageSection.of(Pictures.OF_HISTORY, history, HISTORY, name -> "history --figures")));
  }

  /** What was measured of clocks and barriers; empty if nothing was. */
  static Optional<PagePart> synchronization(List<SyncTable> tables) {
    List<PageSection> sections = new ArrayList<>();
    for (SyncTable table : tables) {
      sections.addAll(PageSection.of(Pictures.OF_SYNC, table, "sync", name -> "sync --draw"));
    }
    return sections.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PagePart(
                "synchronization",
                "Synchronization",
                "Measured by the command sync, separately from the campaigns.",
                sections));
  }
}
