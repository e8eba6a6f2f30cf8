package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Optional;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.CampaignDirectory;

/**
 * Does not start a block that would probably exceed the budget, so that all treatments have the
 * same number of launches.
 *
 * @param budget time for the campaign
 */
public record BudgetRule(Duration budget) implements CampaignStoppingRule {
  public BudgetRule {
    ArgumentCheck.positive("budget", budget);
  }

  @Override
  public Optional<String> stop(CampaignProgress progress) {
    if (progress.blocksRun() <= 1) {
      Duration block =
          progress.blocksRun() == 1
              ? progress.elapsed().minus(progress.prepared())
              : progress.blockTime();
      requireOne(block, progress.launchTime(), progress.directory());
    }
    if (progress.blocksRun() == 0) {
      return Optional.empty();
    }
    Duration after = progress.elapsed().plus(progress.blockTime());
    return after.compareTo(budget) > 0
        ? Optional.of("the budget of " + DurationText.of(budget) + " is used up")
        : Optional.empty();
  }

  private void requireOne(Duration block, Duration launch, CampaignDirectory directory) {
    if (block.compareTo(budget) > 0) {
      throw CampaignProblem.BUDGET_TOO_SMALL.error(
          "The budget of "
              + DurationText.of(budget)
              + " is smaller than one block, which takes "
              + DurationText.of(block)
              + " ("
              + DurationText.of(launch)
              + " per launch).",
          "Give a larger --budget, fewer cells, or fewer levels; "
              + (directory.results().isEmpty()
                  ? "nothing was started."
                  : "measurements are kept in " + directory.path() + "."));
    }
  }
}
