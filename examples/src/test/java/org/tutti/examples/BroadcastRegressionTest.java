package org.tutti.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Verdict;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignResult;
import org.tutti.measure.plan.SettingKey;
import org.tutti.mpi.ProviderKind;

/**
 * A lesson on the API: a JUnit test that a broadcast of 1 KiB is not slower than its baseline.
 *
 * <p>{@link Example17Baseline} has the broadcast of the library, which is the baseline, and a chain
 * of sends. Both are measured in the same launches, so that each launch yields one ratio. Six
 * launches are the minimum for a verdict, and ten where a few of them may be in another mode. The
 * in-process provider needs no MPI library: omit {@code provider} to measure that of the machine.
 *
 * <p>The margin is the largest difference that does not matter. It is generous here, since this
 * test must pass on a busy build server; with two processes a chain is as good as a tree.
 */
class BroadcastRegressionTest {
  private static final double MARGIN = 9;

  @TempDir private Path results;

  @Test
  void theChainIsNotSlowerThanTheLibrary() {
    CampaignPlan plan =
        CampaignPlan.builder()
            .benchmark(Example17Baseline.class)
            .set(SettingKey.MSIZES, List.of(1024L))
            .set(SettingKey.REPETITIONS, 50)
            .provider(ProviderKind.IN_PROCESS)
            .processes(2)
            .launches(10)
            .results(results)
            .build();

    CampaignResult result = Campaign.run(plan);

    assertThat(result.failures()).isEmpty();
    List<CellComparison> cells =
        result
            .compareLevels(
                "benchmark",
                "library",
                "oneAfterTheOther",
                ComparisonOptions.DEFAULT.withMargin(MARGIN))
            .cells();
    assertThat(cells).hasSize(1);
    assertThat(cells.get(0).verdict())
        .as("ratio %s", cells.get(0).ratio())
        .isIn(Verdict.EQUIVALENT, Verdict.FASTER);
  }
}
