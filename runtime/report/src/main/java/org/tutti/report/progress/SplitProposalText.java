package org.tutti.report.progress;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.campaign.pilot.SplitProposal;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.Figures;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/** Proposed splits of a time budget, as a table. */
public final class SplitProposalText {
  /** Less would be shown as no error at all. */
  private static final double MIN_SHOWN = 0.00005;

  private SplitProposalText() {}

  private static String error(double relative) {
    return relative < MIN_SHOWN
        ? "below 0.01 %"
        : String.format(Locale.ROOT, "%.2f %%", 100 * relative);
  }

  /**
   * A table of all cells.
   *
   * @param budget of all treatments
   * @param treatments how many there are
   * @param width columns that the table may take
   */
  public static List<String> lines(
      List<SplitProposal> proposals, Duration budget, int treatments, int width) {
    TextTable table =
        TextTable.of(
            TextColumn.words(proposals, SplitProposal::where, "cell"),
            TextColumn.right(
                proposals, each -> Figures.count(each.split().launches()), "--launches"),
            TextColumn.right(
                proposals, each -> Figures.count(each.split().observations()), "--nrep"),
            TextColumn.right(
                proposals, each -> error(each.relativeError()), "expected", "standard error"),
            TextColumn.right(
                proposals,
                each -> String.format(Locale.ROOT, "%.0f %%", 100 * each.betweenShare()),
                "variance",
                "between launches"));
    List<String> lines = new ArrayList<>();
    lines.add(
        "Best split of "
            + budget.toSeconds()
            + " s into launches"
            + (treatments == 1 ? "" : " of each of " + treatments + " treatments")
            + " and observations, by the variance within and between launches:");
    lines.addAll(table.lines(width));
    lines.addAll(
        WrappedText.paragraph(
            "The error allows for what the pilot leaves open: how much launches vary, and whether"
                + " they resemble those before them. States that it has not met are not in it.",
            width));
    return lines;
  }
}
