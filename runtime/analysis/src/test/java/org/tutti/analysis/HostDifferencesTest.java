package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
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
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.RankPlacement;

class HostDifferencesTest {
  @Test
  void equalHostsAreNoRemark() {
    assertThat(HostDifferences.differences(launch(1, host("b", "6.1", "1.0")))).isEmpty();
  }

  @Test
  void kernelAndLibraryOfEachHostAreCompared() {
    LaunchHeader header = launch(1, host("b", "6.2", "1.0"), host("c", "6.2", "2.0"));

    assertThat(HostDifferences.differences(header))
        .containsExactly(
            "hosts differ in build of the MPI library: 1.0 on a and 1 other, 2.0 on c",
            "hosts differ in os.kernel: 6.1 on a, 6.2 on b and 1 other");
  }

  @Test
  void optionsAndSettingsOfEachHostAreCompared() {
    HostEnvironment other =
        new HostEnvironment(
            "b",
            library("1.0"),
            Map.of("os.kernel", "6.1", "jvm.arguments", "-Xint", "jvm.home", "/opt/jdk"),
            Map.of("UCX_TLS", "tcp", "SLURM_NODEID", "1"));

    assertThat(HostDifferences.differences(launch(1, other)))
        .containsExactly(
            "hosts differ in jvm.arguments: absent on a, -Xint on b",
            "hosts differ in variable UCX_TLS: absent on a, tcp on b");
  }

  @Test
  void whatTheRanksOfAHostRunIsARemark() {
    LaunchHeader header =
        launch(
            1, Map.of("os.kernel", "6.1", LaunchEnvironment.RANKS_DIFFER, "rank 1 differs from 0"));

    assertThat(HostDifferences.differences(header)).containsExactly("rank 1 differs from 0");
  }

  @Test
  void aDifferenceIsOneRemarkForAllLaunches() {
    LaunchAnalysis first = analysis(launch(1, host("b", "6.2", "1.0")));
    LaunchAnalysis second = analysis(launch(2, host("b", "6.2", "1.0")));

    assertThat(HostDifferences.of(List.of(first, second)))
        .singleElement()
        .satisfies(
            warning -> {
              assertThat(warning.problem()).isEqualTo(FindingProblem.HOSTS_DIFFER);
              assertThat(warning.problem().label()).isEqualTo("[TUTTI-196]");
              assertThat(warning.launches()).isEqualTo(2);
            });
  }

  private static LaunchAnalysis analysis(LaunchHeader header) {
    PlannedLaunch launch = new PlannedLaunch(header.identity().number(), 1, Treatment.ONLY);
    return new LaunchAnalysis(
        new LaunchFile(launch, Path.of(""), true), header, List.of(), Optional.empty(), List.of());
  }

  private static LaunchHeader launch(int number, HostEnvironment... others) {
    return launch(number, Map.of("os.kernel", "6.1"), others);
  }

  private static LaunchHeader launch(
      int number, Map<String, String> facts, HostEnvironment... others) {
    List<RankPlacement> ranks = new ArrayList<>(List.of(new RankPlacement(0, "a", 1, "0")));
    for (HostEnvironment other : others) {
      ranks.add(new RankPlacement(ranks.size(), other.host(), 2, "0"));
    }
    return new LaunchHeader(
        new LaunchIdentity(LaunchOrigin.byHand("sample"), number, 1, Instant.EPOCH, Map.of()),
        ranks.size(),
        ranks,
        library("1.0"),
        List.of(),
        new LaunchEnvironment("test", facts, Map.of(), List.of(others)),
        List.of());
  }

  private static HostEnvironment host(String name, String kernel, String version) {
    return new HostEnvironment(name, library(version), Map.of("os.kernel", kernel), Map.of());
  }

  private static LibraryInfo library(String version) {
    return new LibraryInfo(
        ProviderKind.NATIVE,
        "Sample MPI",
        version,
        "/usr/lib/libmpi.so",
        "none",
        CallCost.NONE,
        ThreadLevels.SINGLE);
  }
}
