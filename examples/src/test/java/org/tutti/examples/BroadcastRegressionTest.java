package org.tutti.examples;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignResult;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.settings.SettingKey;
import org.tutti.report.gate.PerformanceGate;

/**
 * A lesson on the API: a JUnit test that a broadcast of 1 KiB is not slower than its baseline.
 *
 * <p>{@link Example17Baseline} has the broadcast of the library, which is the baseline, and a chain
 * of sends. Both are measured in the same launches, so that each launch yields one ratio. Six
 * launches suffice for a decision if all agree. The ranks are simulated, so that other programs on
 * a build server change nothing: omit {@code provider} to measure the MPI library of the machine,
 * with twelve launches, of which two may be disturbed.
 *
 * <p>The limit is the largest slowdown that does not matter; with two processes a chain is as good
 * as a tree.
 */
class BroadcastRegressionTest {
  private static final double MAX_SLOWDOWN = 0.1;

  @TempDir private Path results;

  @Test
  void theChainIsNotSlowerThanTheLibrary() {
    CampaignPlan plan =
        CampaignPlan.builder()
            .benchmark(Example17Baseline.class)
            .set(SettingKey.MSIZES, List.of(1024L))
            .set(SettingKey.REPETITIONS, 50)
            .set(SettingKey.MPI, ProviderKind.SIMULATED)
            .set(SettingKey.PROCESSES, 2)
            .set(SettingKey.LAUNCHES, 6)
            .set(SettingKey.RESULTS, results)
            .build();

    CampaignResult result = Campaign.run(plan);

    PerformanceGate.ofMargin(MAX_SLOWDOWN)
        .requireLevels(result, "benchmark", "library", "oneAfterTheOther");
  }
}
