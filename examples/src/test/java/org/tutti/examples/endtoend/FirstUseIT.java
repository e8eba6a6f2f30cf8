package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The suite {@code first-use} with real launches, and what reads its results. */
class FirstUseIT {
  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @Test
  void whatIsPaidOnceIsMeasuredAndComparedLikeAllOthers() throws Exception {
    String launcher = "mpiexec.mpich";
    for (String side : List.of("a-", "b-")) {
      Tutti.Ended ended =
          TUTTI.line(
              "run -np 2 --launches 2 --nrep 20 --msizes 65536 --suite first-use --results "
                  + side
                  + launcher
                  + " --launcher "
                  + launcher);
      assertThat(ended.status()).as(ended.said()).isZero();
    }
    Tutti.Ended exported = TUTTI.line("export a-" + launcher + " --format csv-launches");
    assertThat(exported.status()).as(exported.said()).isZero();
    List<String> rows = exported.output().lines().toList();
    for (String name :
        List.of(
            "MPI_Init",
            "pairs:first-message",
            "pairs:next-messages",
            "MPI_Barrier:first-call",
            "MPI_Allreduce:first-call",
            "MPI_Allreduce:first-touch",
            "ping-pong:first-touch",
            "MPI_Barrier",
            "MPI_Allreduce",
            "ping-pong")) {
      assertThat(rows)
          .as(name)
          .filteredOn(row -> List.of(row.split(",")).contains(name))
          .hasSize(2);
    }
    String launch =
        Files.readString(TUTTI.directory().resolve("a-" + launcher + "/launches/0001.jsonl"));
    assertThat(launch).contains("\"pairs:first-message\"");

    Tutti.Ended compared = TUTTI.line("compare a-" + launcher + " b-" + launcher);
    assertThat(compared.status()).as(compared.said()).isZero();
    assertThat(compared.output()).contains("MPI_Init", "pairs:first-message");
    Tutti.Ended gate =
        TUTTI.line("gate --allow-untrustworthy --baseline a-" + launcher + " b-" + launcher);
    assertThat(gate.status()).as(gate.said()).isIn(3, 4);
    assertThat(gate.output()).contains("MPI_Init", "MPI_Barrier:first-");
  }

  /** By hand, nobody ends a launch that hangs. */
  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void aRankThatWantsItAloneDoesNotWaitForTheOthers(String launcher, @TempDir Path directory)
      throws Exception {
    String programs = " -np 1 \"$@\" pairs:first-message : -np 1 \"$@\" MPI_Bcast";
    Tutti.Ended ended =
        Tutti.under(directory, "sh", "-c", "exec " + launcher + programs, "sh")
            .line("--msizes 8 --nrep 5 --results results");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-054]");
    assertThat(directory.resolve("results/launches")).doesNotExist();
  }
}
