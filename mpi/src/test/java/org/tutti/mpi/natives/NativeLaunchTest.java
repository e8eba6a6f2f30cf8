package org.tutti.mpi.natives;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.natives.MpiLaunch.LauncherCommandLine;
import org.tutti.mpi.natives.MpiLaunch.Outcome;
import org.tutti.mpi.natives.ranks.NativeRankProgram;

/** The native provider in real launches of Open MPI and MPICH. */
class NativeLaunchTest {
  // Topologies first: after many messages Open MPI 4.1.4 may hang when it makes a graph.
  private static final String[] CHECKS = {
    "topologies",
    "neighborhoods",
    "collectives",
    "reductions",
    "point-to-point",
    "communicators",
    "creation",
    "intercommunicators",
    "errors",
    "buffers",
    "contracts",
    "one-sided",
    "window-kinds",
    "datatypes",
    "user-reductions",
    "files",
    "native-calls",
    "processes",
    // Leaves a request behind.
    "requests"
  };

  @ParameterizedTest
  @CsvSource({"OPEN_MPI, 2", "OPEN_MPI, 3", "OPEN_MPI, 4", "MPICH, 2", "MPICH, 3", "MPICH, 4"})
  void everyOperationMovesTheRightData(LauncherCommandLine launcher, int ranks) throws Exception {
    Outcome outcome = new MpiLaunch(launcher, ranks).run(CHECKS);
    assertThat(outcome.exitStatus()).as(outcome.toString()).isZero();
    assertThat(outcome.errors()).isEmpty();
    for (int rank = 0; rank < ranks; rank++) {
      for (String check : CHECKS) {
        assertThat(outcome.output()).contains("rank " + rank + " passed " + check);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"OPEN_MPI, Open MPI 4.1.4, libmpi.so", "MPICH, MPICH 4.0.2, libmpich.so"})
  void theLauncherDecidesWhichLibraryIsLoadedAndTheLinkerIsNamed(
      LauncherCommandLine launcher, String product, String file) throws Exception {
    String linker = Runtime.version().feature() >= 22 ? "java.lang.foreign" : "JNI, set up by JNA";
    Outcome outcome = new MpiLaunch(launcher, 2).run();
    assertThat(outcome.exitStatus()).as(outcome.toString()).isZero();
    assertThat(outcome.output())
        .containsPattern("rank 0 of 2: " + product + ", /.*/" + file + "\\S*, " + linker)
        .containsPattern("call [1-9]\\d* ns");
  }

  @ParameterizedTest
  @CsvSource({
    "OPEN_MPI, SINGLE", "OPEN_MPI, FUNNELED", "OPEN_MPI, SERIALIZED", "OPEN_MPI, MULTIPLE",
    "MPICH, SINGLE", "MPICH, FUNNELED", "MPICH, SERIALIZED", "MPICH, MULTIPLE"
  })
  void eachThreadLevelIsAskedForAndProvided(LauncherCommandLine launcher, MpiThreadLevel level)
      throws Exception {
    Outcome outcome =
        new MpiLaunch(launcher, 2).with(NativeRankProgram.THREADS, level.name()).run("collectives");
    assertThat(outcome.exitStatus()).as(outcome.toString()).isZero();
    assertThat(outcome.output())
        .contains("ns, " + level.constant() + "\n")
        .contains("rank 1 passed collectives");
  }

  @ParameterizedTest
  @EnumSource(names = {"OPEN_MPI", "MPICH"})
  void theJvmKeepsItsSignals(LauncherCommandLine launcher) throws Exception {
    Outcome outcome = new MpiLaunch(launcher, 2).optimizing().run("signals");
    assertThat(outcome.exitStatus()).as(outcome.toString()).isZero();
    assertThat(outcome.output()).contains("rank 0 passed signals", "rank 1 passed signals");
    assertThat(outcome.output() + outcome.errors()).doesNotContain("Caught signal");
  }

  @Test
  void theUsersSettingOfUcxWinsWithAWarning() throws Exception {
    Outcome outcome =
        new MpiLaunch(LauncherCommandLine.MPICH, 1)
            .with("UCX_ERROR_SIGNALS", "SIGSEGV,SIGBUS")
            .run();
    assertThat(outcome.output())
        .contains(
            "warning: [TUTTI-220] UCX_ERROR_SIGNALS=SIGSEGV,SIGBUS makes UCX handle SIGSEGV,"
                + " SIGBUS");
  }

  @ParameterizedTest
  @EnumSource(names = {"OPEN_MPI", "MPICH"})
  void anAbortEndsTheLaunchWithItsStatus(LauncherCommandLine launcher) throws Exception {
    Outcome outcome = new MpiLaunch(launcher, 2).run("abort");
    assertThat(outcome.exitStatus()).as(outcome.toString()).isEqualTo(7);
    assertThat(outcome.output()).doesNotContain("passed abort");
  }

  @ParameterizedTest
  @CsvSource({"openmpi, Open MPI 4.1.4", "mpich, MPICH 4.0.2"})
  void aProcessByItselfIsAWorldOfOne(String library, String product) throws Exception {
    Outcome outcome =
        new MpiLaunch(LauncherCommandLine.NONE, 1)
            .with("TUTTI_MPI_LIBRARY", library)
            .run("reductions");
    assertThat(outcome.exitStatus()).as(outcome.toString()).isZero();
    assertThat(outcome.output()).contains("rank 0 of 1: " + product, "passed reductions");
  }
}
