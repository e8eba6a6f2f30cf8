package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.records.launch.RankPlacement;

/** What the launchers print, as Open MPI 4.1.4, MPICH 4.0.2 and Slurm 22.05 do. */
class RankEndingsTest {
  private static final List<RankPlacement> RANKS =
      List.of(new RankPlacement(0, "vm", 70, "0"), new RankPlacement(1, "vm", 71, "1"));

  @Test
  void openMpiNamesTheRankThatASignalEnded() {
    assertThat(
            of(
                "mpirun noticed that process rank 1 with PID 71 on node vm exited on signal 9"
                    + " (Killed)."))
        .isEqualTo("rank 1 was killed by signal 9");
  }

  @ParameterizedTest
  @CsvSource({
    "process rank 1 with PID 71 on node vm exited on signal 9 (Killed)., true",
    "process rank 1 with PID 71 on node vm exited on signal 15 (Terminated)., true",
    "process rank 1 with PID 71 on node vm exited on signal 11 (Segmentation fault)., false",
    "srun: error: node1: task 3: Killed, true",
    "srun: error: node1: task 3: Terminated, true",
    "srun: error: node1: task 3: Killed (core dumped), true",
    "srun: error: node1: task 3: Aborted, false",
    "srun: error: node1: task 3: Exited with exit code 9, false"
  })
  void whoWasKilledIsKnown(String errors, boolean areKilled) {
    assertThat(RankEndings.of(errors, RANKS).areKilled()).isEqualTo(areKilled);
  }

  @Test
  void openMpiNamesTheRankThatLeft() {
    assertThat(
            of(
                """
                mpirun has exited due to process rank 1 with PID 71 on
                node vm exiting improperly. There are three reasons this could occur:
                """))
        .isEqualTo("rank 1 exited without finalizing MPI");
    assertThat(
            of(
                """
                  Process name: [[37209,1],1]
                  Exit code:    3
                """))
        .isEqualTo("rank 1 exited with status 3");
  }

  @Test
  void hydraNamesAProcess() {
    String box =
        """
        =   BAD TERMINATION OF ONE OF YOUR APPLICATION PROCESSES
        =   PID %d RUNNING AT vm
        =   EXIT CODE: 9
        =   CLEANING UP REMAINING PROCESSES
        """;
    String killed = "YOUR APPLICATION TERMINATED WITH THE EXIT STRING: Killed (signal 9)\n";
    assertThat(of(box.formatted(71) + killed)).isEqualTo("rank 1 was killed by signal 9");
    assertThat(of(box.formatted(71))).isEqualTo("rank 1 exited with status 9");
    assertThat(of(box.formatted(5) + killed))
        .isEqualTo("a rank (process 5) was killed by signal" + " 9");
  }

  @Test
  void slurmNamesATask() {
    assertThat(of("srun: error: node1: task 1: Killed\n")).isEqualTo("rank 1: Killed");
  }

  @Test
  void whatARankSaysOfItselfCountsMost() {
    assertThat(
            of(
                "[TUTTI-030] Rank 1 ended before its work was done: a.B.bcast(B.java:12) called"
                    + " System.exit. All ranks end.\n  Process name: [[37209,1],1]\n  Exit code:    1\n"))
        .isEqualTo(
            "Rank 1 ended before its work was done: a.B.bcast(B.java:12) called System.exit");
  }

  @Test
  void nothingIsSaidWhereNothingIsKnown() {
    assertThat(of("Exception in thread \"main\"")).isEmpty();
  }

  private static String of(String errors) {
    return RankEndings.of(errors, RANKS).words();
  }
}
