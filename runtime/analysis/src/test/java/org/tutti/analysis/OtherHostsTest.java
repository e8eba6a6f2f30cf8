package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
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
import org.tutti.records.launch.LaunchInvariants;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.RankPlacement;

/** A change on any host counts as a change of the environment. */
class OtherHostsTest {
  private static final LaunchHeader BEFORE = launch(1, host("b", "6.1", "/usr/lib/libmpi.so"));

  @Test
  void anEqualEnvironmentIsNoChange() {
    assertThat(differences(launch(2, host("b", "6.1", "/usr/lib/libmpi.so")))).isEmpty();
  }

  @Test
  void aFactOfAnotherHostMustNotChange() {
    LaunchHeader now = launch(2, host("b", "6.2", "/usr/lib/libmpi.so"));

    assertThat(differences(now)).containsExactly("os.kernel on b was 6.1 and is now 6.2");
    assertThat(warnings(now))
        .containsExactly(
            "the environment changed before launch 2: os.kernel on b was 6.1 and is now 6.2");
  }

  @Test
  void theLibraryFileOfAnotherHostMustNotChange() {
    LaunchHeader now = launch(2, host("b", "6.1", "/opt/lib/libmpi.so"));
    String change =
        "file of the MPI library on b was /usr/lib/libmpi.so and is now /opt/lib/libmpi.so";

    assertThat(differences(now)).containsExactly(change);
    assertThat(warnings(now)).containsExactly("the environment changed before launch 2: " + change);
  }

  @Test
  void anotherHostIsOneChangeAndNotOneOfEachFact() {
    LaunchHeader now = launch(2, host("c", "6.2", "/opt/lib/libmpi.so"));

    assertThat(differences(now)).containsExactly("hosts was [a, b] and is now [a, c]");
    assertThat(warnings(now))
        .containsExactly(
            "the environment changed before launch 2: host of rank 1 was b and is now c");
  }

  /** Each run of the driver is another process. */
  @Test
  void anotherDriverIsNoChangeOfTheEnvironment() {
    Map<String, String> variables = Map.of("TUTTI_DRIVER", "7 11 x", "TUTTI_LAUNCH", "d#2.1.");
    HostEnvironment other =
        new HostEnvironment(
            "b", library("/usr/lib/libmpi.so"), Map.of("os.kernel", "6.1"), variables);
    assertThat(warnings(launch(2, other))).isEmpty();
  }

  @Test
  void theVariablesOfAJobStepAreNoChangeButItsSettingsAre() {
    assertThat(
            changedBy(
                Map.of(
                    "SLURM_STEP_ID", "4",
                    "SLURM_JOB_ID", "8",
                    "SLURM_LOCALID", "0",
                    "SLURM_TOPOLOGY_ADDR", "n2",
                    "SLURM_SUBMIT_HOST", "n2",
                    "SLURM_PMIX_MAPPING_SERV", "(vector,(0,2,1))",
                    "SLURM_PMIXP_ABORT_AGENT_PORT", "33231")))
        .isEmpty();
    assertThat(changedBy(Map.of("SLURM_CPU_BIND_TYPE", "mask_cpu:")))
        .singleElement()
        .asString()
        .contains("variable SLURM_CPU_BIND_TYPE on b");
  }

  private static List<String> changedBy(Map<String, String> variables) {
    return warnings(
        launch(
            2,
            new HostEnvironment(
                "b", library("/usr/lib/libmpi.so"), Map.of("os.kernel", "6.1"), variables)));
  }

  private static List<String> differences(LaunchHeader now) {
    return LaunchInvariants.differences(BEFORE, now);
  }

  private static List<String> warnings(LaunchHeader now) {
    return EnvironmentFacts.changes(List.of(analysis(BEFORE), analysis(now))).stream()
        .map(MergedWarning::text)
        .toList();
  }

  private static LaunchAnalysis analysis(LaunchHeader header) {
    PlannedLaunch launch = new PlannedLaunch(header.identity().number(), 1, Treatment.ONLY);
    return new LaunchAnalysis(
        new LaunchFile(launch, Path.of(""), true), header, List.of(), Optional.empty(), List.of());
  }

  private static LaunchHeader launch(int number, HostEnvironment other) {
    return new LaunchHeader(
        new LaunchIdentity(LaunchOrigin.byHand("sample"), number, 1, Instant.EPOCH, Map.of()),
        2,
        List.of(new RankPlacement(0, "a", 1, "0"), new RankPlacement(1, other.host(), 2, "0")),
        library("/usr/lib/libmpi.so"),
        List.of(),
        new LaunchEnvironment("test", Map.of("os.kernel", "6.1"), Map.of(), List.of(other)),
        List.of());
  }

  private static HostEnvironment host(String name, String kernel, String library) {
    return new HostEnvironment(name, library(library), Map.of("os.kernel", kernel), Map.of());
  }

  private static LibraryInfo library(String path) {
    return new LibraryInfo(
        ProviderKind.NATIVE, "Sample MPI", "1", path, "none", CallCost.NONE, ThreadLevels.SINGLE);
  }
}
