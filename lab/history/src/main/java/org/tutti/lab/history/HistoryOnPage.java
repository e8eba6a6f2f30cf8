package org.tutti.lab.history;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.JudgedFigure;
import org.tutti.cli.command.ReportAddition;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.GateProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.figures.page.PagePart;
import org.tutti.figures.page.PageSection;

/** The history of the campaigns of a page. */
final class HistoryOnPage implements ReportAddition {
  private static final double SIGNIFICANCE = 0.05;
  private static final String HISTORY = "history";
  private static final String HISTORY_TITLE = "History over campaigns";

  @Override
  public List<PagePart> parts(List<CampaignAnalysis> campaigns, JudgedFigure figure) {
    return part(campaigns, figure).stream().toList();
  }

  /**
   * How results changed from campaign to campaign, or why campaigns that were measured in different
   * ways have no history; empty if no two have a cell in common.
   */
  private static Optional<PagePart> part(List<CampaignAnalysis> campaigns, JudgedFigure figure) {
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
            PageSection.of(
                HistoryCommand.PICTURES, history, HISTORY, name -> "history --figures")));
  }
}
