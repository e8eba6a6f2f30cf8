package org.tutti.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
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

class LaunchHostsTest {
  @Test
  void libraryAndClocksOfEachHostAreShown() {
    HostEnvironment other =
        new HostEnvironment(
            "b", library("/opt/lib/libmpi.so"), Map.of("os.kernel", "6.2"), Map.of());

    assertThat(LaunchSection.hosts(launch(other)))
        .containsExactly(
            "a: Sample MPI in /usr/lib/libmpi.so; kernel 6.1; JVM 17;"
                + " MONOTONIC: step 1 ns, a reading takes 20.0 ns",
            "b: Sample MPI in /opt/lib/libmpi.so; kernel 6.2; JVM unknown;"
                + " MONOTONIC: step 100 ns, a reading takes 30.0 ns");
  }

  @Test
  void aSingleHostNeedsNoLineOfItsOwn() {
    assertThat(LaunchSection.hosts(launch())).isEmpty();
  }

  private static LaunchHeader launch(HostEnvironment... others) {
    return new LaunchHeader(
        new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, Map.of()),
        2,
        List.of(new RankPlacement(0, "a", 1, "0"), new RankPlacement(1, "b", 2, "0")),
        library("/usr/lib/libmpi.so"),
        List.of(
            new ClockRecord(
                ClockKind.MONOTONIC, Optional.empty(), List.of(clock(1, 20), clock(100, 30)))),
        new LaunchEnvironment(
            "test", Map.of("os.kernel", "6.1", "jvm.version", "17"), Map.of(), List.of(others)),
        List.of());
  }

  private static ClockRecord.OfRank clock(double step, double cost) {
    return new ClockRecord.OfRank(step, cost, true, OptionalDouble.empty(), false);
  }

  private static LibraryInfo library(String path) {
    return new LibraryInfo(
        ProviderKind.NATIVE, "Sample MPI", "1", path, "none", CallCost.NONE, ThreadLevels.SINGLE);
  }
}
