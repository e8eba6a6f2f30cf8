package org.tutti.campaign.driver;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.stats.planning.IntervalStoppingRule;

/**
 * Ends a campaign when the median over launches of each cell is known precisely enough, by its
 * rank-based interval (Hoefler and Belli 2015, section 4.2.2).
 *
 * @param share required half width of the interval, relative to the median
 */
public record PrecisionRule(double share) implements CampaignStoppingRule {
  /** With fewer launches, an interval that is narrow by chance is more likely. */
  private static final int MINIMUM_LAUNCHES = 10;

  @Override
  public Optional<String> stop(CampaignProgress progress) {
    IntervalStoppingRule rule = IntervalStoppingRule.at(share).withAtLeast(MINIMUM_LAUNCHES);
    // All launches are read at a look, and only then: the pause before every other launch is short.
    if (progress.blocksRun() == 0 || !rule.isLook(progress.launchesOfTreatment())) {
      return Optional.empty();
    }
    List<CellFigures> cells = CampaignAnalysis.of(progress.directory()).cells();
    boolean known =
        !cells.isEmpty() && cells.stream().allMatch(cell -> rule.isNarrow(cell.medians()));
    return known
        ? Optional.of(
            String.format(Locale.ROOT, "every median is known to within %.1f %%", share * 100))
        : Optional.empty();
  }
}
