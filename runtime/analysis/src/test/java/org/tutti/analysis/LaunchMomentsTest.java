package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
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

class LaunchMomentsTest {
  private static List<MergedWarning> warnings(int launches, long secondsApart) {
    return LaunchMoments.warnings(
        IntStream.range(0, launches).mapToObj(i -> launch(i + 1, i * secondsApart)).toList());
  }

  private static LaunchAnalysis launch(int number, long seconds) {
    LaunchHeader header =
        new LaunchHeader(
            new LaunchIdentity(
                LaunchOrigin.byHand("sample"), number, 1, Instant.ofEpochSecond(seconds), Map.of()),
            2,
            List.of(),
            new LibraryInfo(
                ProviderKind.NATIVE,
                "Sample MPI",
                "1",
                "none",
                "none",
                CallCost.NONE,
                ThreadLevels.SINGLE),
            List.of(),
            new LaunchEnvironment("test", Map.of(), Map.of()),
            List.of());
    PlannedLaunch launch = new PlannedLaunch(number, number, Treatment.ONLY);
    return new LaunchAnalysis(
        new LaunchFile(launch, Path.of(""), true), header, List.of(), Optional.empty(), List.of());
  }

  @Test
  void launchesOfAMinuteAreOfOneMoment() {
    assertThat(warnings(30, 2))
        .singleElement()
        .satisfies(
            warning -> {
              assertThat(warning.problem()).isEqualTo(FindingProblem.LAUNCHES_OF_ONE_MOMENT);
              assertThat(warning.text()).startsWith("all launches began within 58 s");
            });
  }

  @Test
  void thoseOfMinutesAndThoseWithoutAnIntervalAreNotNamed() {
    assertThat(warnings(30, 20)).isEmpty();
    assertThat(warnings(5, 2)).isEmpty();
  }
}
