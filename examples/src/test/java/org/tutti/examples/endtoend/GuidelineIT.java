package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.ProblemKind;

/** {@code check} with real launches. */
@Tag("all")
class GuidelineIT {
  private static final String SMALL = "check -np 2 --launches 1 --nrep 20 --msizes 64 --results ";

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void bothSidesAreMeasuredInTheSameLaunches(String launcher) throws Exception {
    Tutti.Ended ended =
        TUTTI.line(
            SMALL + launcher + " --launcher " + launcher, "GL5", "Allgather <= Gather + Bcast");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output())
        .containsPattern("^(WITH CARE|NOT TRUSTWORTHY): ")
        .contains("Guidelines: 0 violations in 2 tests")
        .contains("GL5: Neighbor_allgather <= Neighbor_allgatherv")
        .contains("1 x 2              0/1 (0/1)  0/1 (0/1)       0")
        .contains(
            "- The paired test can report nothing", "- The published test can report nothing");

    Tutti.Ended again = TUTTI.line("check " + launcher);
    assertThat(again.status()).as(again.said()).isZero();
    assertThat(again.output()).contains("mockups: Allgather <= Gather + Bcast");
  }

  @Test
  void aSideThatTheLibraryLacksIsSkipped() throws Exception {
    Tutti.Ended ended =
        TUTTI.lineWithPage(
            SMALL + "mpj --mpi mpj", "Scan <= Exscan + Reduce_local", "Bcast <= Bcast");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output())
        .contains("1 skipped")
        .contains("- Skipped: Scan <= Exscan + Reduce_local: MPI_Scan:Exscan+Reduce_local");
    assertThat(TUTTI.directory().resolve("mpj/report.html")).content().contains("<svg");
  }

  @Test
  void unknownOperationsAreRefusedBeforeAnythingIsMeasured() throws Exception {
    Tutti.Ended ended = TUTTI.line(SMALL + "unknown", "Algather <= Alltoall");

    assertThat(ended.status()).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(ended.error())
        .contains(CommandLineProblem.NAME_UNKNOWN.label())
        .contains("Did you mean 'Allgather'?");
    assertThat(TUTTI.directory().resolve("unknown")).doesNotExist();
  }
}
