package org.tutti.rank.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
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
import org.tutti.sync.clock.ClockQuality;

class LearnedHostTest {
  private static final Map<String, String> HERE = Map.of("host.boot", "1", "os.kernel", "6.1");

  @Test
  void theWorstRankOfAHostCountsForTheHost() {
    List<LearnedHost> hosts = LearnedHost.of(header());

    assertThat(hosts).extracting(LearnedHost::host).containsExactly("a", "b");
    assertThat(hosts.get(0).clocks())
        .containsEntry(ClockKind.MONOTONIC, new ClockQuality(10, 25, true));
    assertThat(hosts.get(1).clocks())
        .containsEntry(ClockKind.MONOTONIC, new ClockQuality(1, 90, true));
    assertThat(hosts).extracting(LearnedHost::callCost).containsOnly(Duration.ofNanos(7));
  }

  @Test
  void ranksGetItAsText() {
    for (LearnedHost host : LearnedHost.of(header())) {
      assertThat(LearnedHost.parse(host.host(), host.text())).isEqualTo(host);
    }
  }

  @Test
  void nothingIsTakenOverFromAnotherHostKernelJvmOrLibrary() {
    List<LearnedHost> hosts = LearnedHost.of(header());

    assertThat(known(hosts, "a", HERE, library("/x"))).isPresent();
    assertThat(known(hosts, "c", HERE, library("/x"))).isEmpty();
    assertThat(known(hosts, "a", HERE, library("/y"))).isEmpty();
    for (String fact :
        List.of("host.boot", "os.kernel", "clock.source", "cpu.model", "jvm.version")) {
      Map<String, String> changed = new HashMap<>(HERE);
      changed.put(fact, "other");
      assertThat(known(hosts, "a", changed, library("/x"))).as(fact).isEmpty();
    }
  }

  private static Optional<LearnedHost> known(
      List<LearnedHost> hosts, String host, Map<String, String> facts, LibraryInfo library) {
    return ClockKnowledge.of(hosts, host, facts, library, true).learned();
  }

  private static LaunchHeader header() {
    return new LaunchHeader(
        new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, Map.of()),
        3,
        List.of(
            new RankPlacement(0, "a", 1, "0"),
            new RankPlacement(1, "b", 1, "0"),
            new RankPlacement(2, "a", 2, "1")),
        library("/x"),
        List.of(
            new ClockRecord(
                ClockKind.MONOTONIC,
                Optional.empty(),
                List.of(rank(10, 20), rank(1, 90), rank(1, 25)))),
        new LaunchEnvironment(
            "test",
            HERE,
            Map.of(),
            List.of(new HostEnvironment("b", library("/x"), HERE, Map.of()))),
        List.of());
  }

  private static ClockRecord.OfRank rank(double granularity, double cost) {
    return new ClockRecord.OfRank(granularity, cost, true, OptionalDouble.empty(), false);
  }

  private static LibraryInfo library(String path) {
    return new LibraryInfo(
        ProviderKind.NATIVE,
        "MPI",
        "1",
        path,
        "none",
        new CallCost(Duration.ofNanos(7), false),
        ThreadLevels.SINGLE);
  }
}
