package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;

class RefusedProbesTest {
  private static final String REASON = "/dev/shm cannot be written";

  @Test
  void eachReasonIsToldOnce() {
    assertThat(
            FactWarnings.refusedProbes(
                List.of(launch(2, REASON), launch(2, REASON), launch(4, "other"))))
        .extracting(MergedWarning::problem, MergedWarning::text, MergedWarning::launches)
        .containsExactly(
            tuple(
                FindingProblem.PROBES_REFUSED,
                "the distance of the processors was not measured: " + REASON,
                2),
            tuple(
                FindingProblem.PROBES_REFUSED,
                "the distance of the processors was not measured: other",
                1));
  }

  @Test
  void oneRankHasNoDistance() {
    assertThat(FactWarnings.refusedProbes(List.of(launch(1, REASON)))).isEmpty();
  }

  private static LaunchAnalysis launch(int processes, String reason) {
    LaunchHeader header =
        new LaunchHeader(
            new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, Map.of()),
            processes,
            List.of(),
            new LibraryInfo(
                ProviderKind.NATIVE, "Sample", "1", "", "none", CallCost.NONE, ThreadLevels.SINGLE),
            List.of(),
            new LaunchEnvironment(
                "test", Map.of(LaunchEnvironment.PROBES_REFUSED, reason), Map.of()),
            List.of());
    return new LaunchAnalysis(
        new LaunchFile(new PlannedLaunch(1, 1, Treatment.ONLY), Path.of(""), true),
        header,
        List.of(),
        Optional.empty(),
        List.of());
  }
}
