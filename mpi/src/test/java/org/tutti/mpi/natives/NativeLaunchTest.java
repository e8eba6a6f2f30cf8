package org.tutti.mpi.natives;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.natives.MpiLaunch.LauncherCommandLine;
import org.tutti.mpi.natives.MpiLaunch.Outcome;
import org.tutti.mpi.natives.ranks.NativeRankProgram;

/** The native provider in real launches of Open MPI and MPICH. */
@Tag("jdk")
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

  /** Asks for the lowest and the highest thread level; other tests ask for those between. */
  @ParameterizedTest
  @CsvSource({
    "OPEN_MPI, 2, SINGLE",
    "OPEN_MPI, 3, MULTIPLE",
    "MPICH, 3, SINGLE",
    "MPICH, 4, MULTIPLE"
  })
  void everyOperationMovesTheRightData(
      LauncherCommandLine launcher, int ranks, MpiThreadLevel level) throws Exception {
    Outcome outcome = launch(launcher, ranks, level, CHECKS);
    assertThat(outcome.exitStatus()).as(outcome.toString()).isZero();
    assertThat(outcome.errors()).isEmpty();
    for (int rank = 0; rank < ranks; rank++) {
      assertPassed(outcome, rank, CHECKS);
    }
    assertThat(outcome.output())
        .containsPattern("rank 0 of " + ranks + ": " + described(launcher) + ", " + linker())
        .containsPattern("call [1-9]\\d* ns");
  }

  private static String linker() {
    return Runtime.version().feature() >= 22 ? "java.lang.foreign" : "JNI, set up by JNA";
  }

  /** The library that a launcher loads. */
  private static String described(LauncherCommandLine launcher) {
    return launcher == LauncherCommandLine.OPEN_MPI
        ? "Open MPI 4.1.4, /.*/libmpi.so\\S*"
        : "MPICH 4.0.2, /.*/libmpich.so\\S*";
  }

  /** Runs checks at a thread level, which is the one that the library provides. */
  private static Outcome launch(
      LauncherCommandLine launcher, int ranks, MpiThreadLevel level, String... checks)
      throws Exception {
    return launch(new MpiLaunch(launcher, ranks), level, checks);
  }

  private static Outcome launch(MpiLaunch launch, MpiThreadLevel level, String... checks)
      throws Exception {
    Outcome outcome = launch.with(NativeRankProgram.THREADS, level.name()).run(checks);
    assertThat(outcome.output()).as(outcome.toString()).contains("ns, " + level.constant() + "\n");
    return outcome;
  }

  private static void assertPassed(Outcome outcome, int rank, String... checks) {
    for (String check : checks) {
      assertThat(outcome.output()).contains("rank " + rank + " passed " + check);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"OPEN_MPI", "MPICH"})
  void theJvmKeepsItsSignals(LauncherCommandLine launcher) throws Exception {
    String[] checks = {"collectives", "signals"};
    Outcome outcome =
        launch(new MpiLaunch(launcher, 2).optimizing(), MpiThreadLevel.SERIALIZED, checks);
    assertThat(outcome.exitStatus()).as(outcome.toString()).isZero();
    assertPassed(outcome, 0, checks);
    assertPassed(outcome, 1, checks);
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
    // No line is expected: a launcher that ends the ranks may drop what they printed last.
    Outcome outcome = new MpiLaunch(launcher, 2).run("collectives", "abort");
    assertThat(outcome.exitStatus()).as(outcome.toString()).isEqualTo(7);
    assertThat(outcome.output()).doesNotContain("passed abort");
  }

  @ParameterizedTest
  @CsvSource({"openmpi, Open MPI 4.1.4", "mpich, MPICH 4.0.2"})
  void aProcessByItselfIsAWorldOfOne(String library, String product) throws Exception {
    MpiLaunch alone = new MpiLaunch(LauncherCommandLine.NONE, 1).with("TUTTI_MPI_LIBRARY", library);
    Outcome outcome = launch(alone, MpiThreadLevel.FUNNELED, "reductions");
    assertThat(outcome.exitStatus()).as(outcome.toString()).isZero();
    assertThat(outcome.output()).contains("rank 0 of 1: " + product, "passed reductions");
  }
}
