package org.tutti.analysis.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.doctor.HealthFinding.Health;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.RankPlacement;
import org.tutti.sync.ClockKind;

/** Two ranks on host a, and as many on b. */
class DoctorTest {
  private static final Map<String, String> WELL =
      Map.of(
          "cpu.online", "0-1",
          "host.load", "0.31 0.20 0.18 1/214 4711",
          "clock.source", "tsc",
          "cpu.governor", "performance",
          "system.hugePages", "always [madvise] never",
          "system.processorQuota", "max");

  @Test
  void nothingIsWrongWithAQuietCluster() {
    assertThat(examine("0", "1", WELL, "/usr/lib/libmpi.so"))
        .isNotEmpty()
        .allMatch(found -> found.health() == Health.GOOD)
        .allMatch(found -> found.remedy().isEmpty());
  }

  @Test
  void launcherAndAbiAreNamed() {
    assertThat(examine("0", "1", WELL, "/usr/lib/libmpi.so"))
        .extracting(found -> found.subject() + ": " + found.fact())
        .contains(
            "launcher: openmpi started 4 ranks",
            "library: Open MPI (its own ABI) in /usr/lib/libmpi.so, called through JNI");
  }

  @ParameterizedTest
  @CsvSource({
    "clock.source, hpet, clock, WRONG, source hpet",
    "cpu.governor, powersave, governor, POOR, powersave",
    "system.hugePages, [always] madvise never, huge pages, POOR, always",
    "system.processorQuota, 150000 100000, cgroups, WRONG, a quota of 1.5 processors for 2 ranks",
    "system.processorQuota, 200000 100000, cgroups, POOR, a quota of 2.0 processors",
    "cpu.online, 0, hosts, WRONG, 2 ranks on 1 CPU",
    "host.load, 1.20 0.8 0.7 3/214 4711, load, POOR, 1.2 processes wanted one of 2 CPUs",
    "host.load, 16.05 9.1 4.2 18/230 4711, load, WRONG, 16.1 processes wanted one of 2 CPUs",
    "host.load, 85.00 60.1 34.2 90/300 4711, load, WRONG, 85.0 processes wanted"
  })
  void aFactOfAnyHostIsSeen(
      String fact, String value, String subject, Health health, String finding) {
    Map<String, String> facts = new HashMap<>(WELL);
    facts.put(fact, value);
    assertThat(examine("0", "1", facts, "/usr/lib/libmpi.so"))
        .filteredOn(found -> found.fact().startsWith("b: "))
        .anySatisfy(
            found -> {
              assertThat(found.subject()).isEqualTo(subject);
              assertThat(found.health()).isEqualTo(health);
              assertThat(found.fact()).contains(finding);
              assertThat(found.remedy()).isNotEmpty();
            });
  }

  @ParameterizedTest
  @CsvSource({
    "0-1, 0-1, POOR, rank 2 may move between CPUs 0-1",
    "1, 1, WRONG, rank 3 shares CPUs 1 with another"
  })
  void ranksThatAreNotBoundToTheirOwnCpusAreSeen(
      String first, String second, Health health, String finding) {
    assertThat(examine(first, second, WELL, "/usr/lib/libmpi.so"))
        .filteredOn(found -> found.subject().equals("binding"))
        .filteredOn(found -> found.fact().startsWith("b: "))
        .singleElement()
        .satisfies(found -> assertThat(found.health()).isEqualTo(health))
        .satisfies(found -> assertThat(found.fact()).contains(finding));
  }

  @Test
  void theOnlyCpuOfAHostIsSharedByItsRanks() {
    Map<String, String> facts = new HashMap<>(WELL);
    facts.put("cpu.online", "0");
    assertThat(examine("0", "0", facts, "/usr/lib/libmpi.so"))
        .extracting(found -> found.health() + " " + found.fact())
        .contains("WRONG b: rank 3 shares CPUs 0 with another");
  }

  @Test
  void anotherFileOfTheLibraryIsWrong() {
    assertThat(examine("0", "1", WELL, "/opt/lib/libmpi.so"))
        .filteredOn(found -> found.health() == Health.WRONG)
        .singleElement()
        .satisfies(
            found -> assertThat(found.fact()).isEqualTo("b has Open MPI in /opt/lib/libmpi.so"));
  }

  private static List<HealthFinding> examine(
      String first, String second, Map<String, String> facts, String library) {
    return Doctor.examine(header(first, second, facts, library), "openmpi");
  }

  private static LaunchHeader header(
      String first, String second, Map<String, String> facts, String library) {
    HostEnvironment other = new HostEnvironment("b", library(library), facts, Map.of());
    return new LaunchHeader(
        new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, Map.of()),
        4,
        List.of(
            new RankPlacement(0, "a", 1, "0"),
            new RankPlacement(1, "a", 2, "1"),
            new RankPlacement(2, "b", 3, first),
            new RankPlacement(3, "b", 4, second)),
        library("/usr/lib/libmpi.so"),
        List.of(new ClockRecord(ClockKind.MONOTONIC, 10, 20)),
        new LaunchEnvironment("test", WELL, Map.of(), List.of(other)),
        List.of());
  }

  private static LibraryInfo library(String path) {
    return new LibraryInfo(
        ProviderKind.NATIVE, "Open MPI", "x", path, "JNI", CallCost.NONE, ThreadLevels.SINGLE);
  }
}
