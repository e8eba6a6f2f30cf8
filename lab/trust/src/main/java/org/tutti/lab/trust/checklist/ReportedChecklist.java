package org.tutti.lab.trust.checklist;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.cli.command.ReportAddition;
import org.tutti.report.layout.PageStyle;
import picocli.CommandLine.Option;

/** The checklists of a campaign, in the place of its report. */
public final class ReportedChecklist implements ReportAddition {
  private static final String OPTION = "--checklist";

  @Option(
      names = OPTION,
      description = {
        "Print instead which rules of Hoefler and Belli (2015) and of Hunold and Carpen-Amarie"
            + " (2016) the campaign keeps, which it does not, and which are up to you, as an"
            + " 80-column attachment for a paper."
      })
  private boolean checklist;

  @Override
  public Optional<String> textOption() {
    return checklist ? Optional.of(OPTION) : Optional.empty();
  }

  @Override
  public List<String> text(CampaignAnalysis campaign) {
    return ChecklistText.lines(campaign, PageStyle.MIN_WIDTH);
  }
}
