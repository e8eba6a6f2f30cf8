package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

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

class ProfiledLaunchesTest {
  @Test
  void launchesThatWereProfiledAreCountedByProfiler() {
    LaunchAnalysis plain = launch(Map.of());
    LaunchAnalysis all = launch(Map.of(LaunchEnvironment.PROFILER, "Flight Recorder on all ranks"));

    assertThat(FactWarnings.profiled(List.of(plain))).isEmpty();
    assertThat(FactWarnings.profiled(List.of(plain, all, all)))
        .singleElement()
        .satisfies(
            warning -> {
              assertThat(warning.problem()).isEqualTo(FindingProblem.PROFILED);
              assertThat(warning.launches()).isEqualTo(2);
              assertThat(warning.text()).contains("Flight Recorder on all ranks", "rank-*");
            });
  }

  private static LaunchAnalysis launch(Map<String, String> facts) {
    LaunchHeader header =
        new LaunchHeader(
            new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, Map.of()),
            2,
            List.of(),
            new LibraryInfo(
                ProviderKind.NATIVE, "Sample", "1", "", "none", CallCost.NONE, ThreadLevels.SINGLE),
            List.of(),
            new LaunchEnvironment("test", facts, Map.of()),
            List.of());
    PlannedLaunch planned = new PlannedLaunch(1, 1, Treatment.ONLY);
    return new LaunchAnalysis(
        new LaunchFile(planned, Path.of(""), true), header, List.of(), Optional.empty(), List.of());
  }
}
