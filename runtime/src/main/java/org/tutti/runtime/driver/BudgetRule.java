package org.tutti.runtime.driver;

import java.time.Duration;
import java.util.Optional;
import org.tutti.mpi.diagnostic.UserError;

/**
 * Begins no block that would probably not be finished within the budget, so that each treatment has
 * as many launches as any other.
 *
 * @param budget time for the campaign
 */
public record BudgetRule(Duration budget) implements StoppingRule {
  @Override
  public Optional<String> stop(CampaignProgress progress) {
    if (progress.blocksRun() == 1 && progress.elapsed().compareTo(budget) > 0) {
      throw new UserError(
          130,
          "The budget of "
              + Progress.seconds(budget.toNanos())
              + " is smaller than one block, which took "
              + Progress.seconds(progress.elapsed().toNanos())
              + ".",
          "Give a larger --budget, fewer cells, or fewer levels; what was measured is kept.");
    }
    Duration after = progress.elapsed().plus(progress.blockTime());
    return after.compareTo(budget) > 0
        ? Optional.of("the budget of " + Progress.seconds(budget.toNanos()) + " is used up")
        : Optional.empty();
  }
}
