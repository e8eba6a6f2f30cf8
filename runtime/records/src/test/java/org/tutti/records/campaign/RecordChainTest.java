package org.tutti.records.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.RankPlacement;

/** Launches that were started by hand; those of a plan are in CampaignDirectoryTest. */
class RecordChainTest {
  private static final Instant START = Instant.parse("2026-11-20T21:40:00Z");

  private final RecordChain chain = new RecordChain(Optional.empty(), List.of());

  @Test
  void launchesOfTheSameDirectoryBelongTogether() {
    assertThat(result(1, launch("here", 1, START))).isEmpty();
    assertThat(result(2, launch("here", 2, START.plusSeconds(1)))).isEmpty();
  }

  @Test
  void aCopyOfALaunchIsNoOtherLaunch() {
    assertThat(result(1, launch("here", 1, START))).isEmpty();
    assertThat(result(2, launch("here", 2, START)))
        .contains(
            "launches/0002.jsonl and launches/0001.jsonl are of one launch: same start, same"
                + " processes");
  }

  @Test
  void aFileWithTheNameOfAnotherLaunchIsNotRead() {
    assertThat(result(2, launch("here", 1, START)))
        .contains("launches/0002.jsonl is the file of launch 1");
  }

  @Test
  void aLaunchOfAnotherDirectoryDoesNotBelong() {
    assertThat(result(1, launch("here", 1, START))).isEmpty();
    assertThat(result(2, launch("there", 2, START.plusSeconds(1))).orElseThrow())
        .contains("made in a different directory");
  }

  private Optional<String> result(int number, LaunchHeader header) {
    return chain.ofResult(number, Path.of("launches", "000" + number + ".jsonl"), header);
  }

  private static LaunchHeader launch(String directory, int number, Instant started) {
    return new LaunchHeader(
        new LaunchIdentity(LaunchOrigin.byHand(directory), number, 1, started, Map.of()),
        1,
        List.of(new RankPlacement(0, "a", 10, "0")),
        new LibraryInfo(
            ProviderKind.NATIVE,
            "Open MPI 4.1.4",
            "Open MPI v4.1.4",
            "/usr/lib/libmpi.so.40",
            "java.lang.foreign",
            new CallCost(Duration.ofNanos(7), false),
            ThreadLevels.SINGLE),
        List.of(),
        new LaunchEnvironment("0.1.0", Map.of(), Map.of(), List.of(), new TreeMap<>()),
        List.of());
  }
}
