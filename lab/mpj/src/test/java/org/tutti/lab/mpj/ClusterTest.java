package org.tutti.lab.mpj;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.host.CpuMask;
import org.tutti.mpi.started.BindingPolicy;
import org.tutti.mpi.started.StartedProcess;

/** How processes of ranks are started and checked; shells stand in for the ranks. */
class ClusterTest {
  private static final Duration LONG = Duration.ofSeconds(30);

  /** A rank's exit status when its work is done. */
  private static final String DONE = "exit 73";

  @TempDir Path directory;

  @Test
  void ranksThatNeverMeetAreEnded() {
    assertThatThrownBy(() -> run("sleep 60", "sleep 60", Duration.ofMillis(300)))
        .hasMessageContaining("[TUTTI-036]")
        .hasMessageContaining("25000 and 40000");
  }

  @Test
  void aJvmThatCannotBeStartedIsReported() {
    ProcessBuilder nothing = new ProcessBuilder(directory.resolve("no-java").toString());
    assertThatThrownBy(() -> Cluster.await(nothing)).hasMessageContaining("[TUTTI-037]");
  }

  @Test
  void aRankThatFailsEndsTheOthers() {
    assertThat(run("exec sleep 60", "exit 5", LONG)).isEqualTo(5);
  }

  @Test
  void ranksThatHaveFinishedMayEndAtDifferentTimes() {
    assertThat(run("sleep 0.2; " + DONE, DONE, LONG)).isZero();
    assertThat(Cluster.await(shell(DONE))).isZero();
    assertThat(StartedProcess.status(Map.of("TUTTI_STARTED_PROCESS", "1"), 0)).isEqualTo(73);
  }

  @ParameterizedTest
  @CsvSource({
    "exit 0, [TUTTI-030] Rank 1, status 0",
    "kill -9 $$, [TUTTI-030] Rank 1, signal 9",
    "exit 3, [TUTTI-031] Rank 1, memory"
  })
  void aRankThatExitsEarlyEndsTheOthers(String rank1, String who, String how) {
    assertThatThrownBy(() -> run("exec sleep 60", rank1, LONG))
        .hasMessageContaining(who)
        .hasMessageContaining(how);
    assertThatThrownBy(() -> Cluster.await(shell(rank1))).hasMessageContaining(how);
  }

  @Test
  void ranksAreBoundToProcessorsOfTheirOwnWhereThereAreEnough() throws IOException {
    String before = CpuMask.ofThisThread().toString();
    boolean enough = CpuMask.ofThisThread().cardinality() > 1;
    String say = "grep Cpus_allowed_list /proc/self/status > " + directory + "/";

    assertThat(
            Cluster.run(2, BindingPolicy.CORE, rank -> shell(say + rank.rank() + ";" + DONE), LONG))
        .isZero();
    assertThat(allowed("0").equals(allowed("1"))).isEqualTo(!enough);

    assertThat(
            Cluster.run(2, BindingPolicy.NONE, rank -> shell(say + rank.rank() + ";" + DONE), LONG))
        .isZero();
    assertThat(allowed("0")).isEqualTo(allowed("1"));
    assertThat(CpuMask.ofThisThread()).hasToString(before);
  }

  private String allowed(String rank) throws IOException {
    return Files.readString(directory.resolve(rank));
  }

  private static int run(String rank0, String rank1, Duration meeting) {
    return Cluster.run(
        2, BindingPolicy.NONE, rank -> shell(rank.rank() == 0 ? rank0 : rank1), meeting);
  }

  private static ProcessBuilder shell(String script) {
    return new ProcessBuilder("sh", "-c", script);
  }
}
