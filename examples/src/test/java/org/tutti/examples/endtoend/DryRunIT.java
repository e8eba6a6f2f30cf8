package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dry runs of benchmarks some of which fail on one rank only, and so end their launch. */
@Execution(ExecutionMode.CONCURRENT)
class DryRunIT {
  @TempDir Path directory;

  @Test
  void aLaunchByHandSaysWhatItHasNotTried() throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "-n", "2")
            .withTestBenchmarks()
            .line("--dry *FaultyBenchmark* *ThrowingBenchmark*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.output()).contains("FaultyBenchmark.sound at 8 B: data correct");
    assertThat(ended.error())
        .contains("[TUTTI-053] Rank 1 failed in cell", "FaultyBenchmark.throwsOnRankOne")
        .containsPattern(
            "\\[TUTTI-264\\] Not tried: \\S*ThrowingBenchmark.sound, \\S*throwsOnAllRanks\\. ")
        .contains("run --dry");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--mpi-library openmpi", "--mpi-library mpich", "--mpi inprocess"})
  void theDriverGoesOnWithTheOthers(String provider) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .line(
                "run -np 2 --dry --results results *FaultyBenchmark* *SilentBenchmark*"
                    + " *ThrowingBenchmark* MPI_Bcast --msizes 8 --param datatype=INT "
                    + provider);

    assertThat(ended.status()).as(ended.said()).isEqualTo(1);
    assertThat(ended.output().replaceAll("\\R {2}(?=\\S)", " "))
        .contains("FaultyBenchmark.sound at 8 B: data correct")
        .contains("FaultyBenchmark.throwsOnRankOne at 0 B: FAILED [TUTTI-053]")
        .contains("SilentBenchmark.sound at 8 B: data correct")
        .contains("SilentBenchmark.vanishesOnRankOne at 0 B: FAILED [TUTTI-053]")
        .contains("ThrowingBenchmark.sound at 8 B: data correct")
        .contains("ThrowingBenchmark.throwsOnAllRanks at 0 B: FAILED [TUTTI-206]")
        .containsPattern("MPI_Bcast at 8 B, datatype = INT: data correct");
    assertThat(ended.error()).contains("[TUTTI-069]", "vanishesOnRankOne");
    assertThat(ended.error().replaceAll("\\s+", " "))
        .as("one sum over all launches")
        .containsOnlyOnce("[TUTTI-018]")
        .containsPattern(
            "\\[TUTTI-018\\] 3 of 7 cells threw or left wrong data: \\S*throwsOnRankOne,"
                + " \\S*vanishesOnRankOne, \\S*throwsOnAllRanks\\.");
    assertThat(directory.resolve("results")).doesNotExist();
  }

  /** The receiver would wait forever. */
  @ParameterizedTest
  @ValueSource(strings = {"--mpi-library mpich", "--mpi inprocess"})
  void aPartitionThatIsNeverReadyIsNamed(String provider) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .line("run -np 2 --dry *UnreadyBenchmark* " + provider);

    assertThat(ended.status()).as(ended.said()).isEqualTo(1);
    assertThat(ended.said().replaceAll("\\s+", " "))
        .contains("UnreadyBenchmark.send at 8 B: FAILED [TUTTI-053]")
        .contains("[TUTTI-471] 1 of 2 partitions were never marked ready")
        .contains("the first of them partition 1");
  }

  /** The compiler does not see what a method calls; the time limit of the cell ends it. */
  @Test
  void aSetUpOfTheRootThatWaitsForTheOthersEndsWithItsTimeLimit() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .line("run -np 2 --dry --mpi-library openmpi *RootBarrierBenchmark*");

    assertThat(ended.status()).as(ended.said()).isEqualTo(1);
    assertThat(ended.error()).contains("[TUTTI-069]", "RootBarrierBenchmark");
  }

  /** Without an end of the JVM, which other ranks and benchmarks share. */
  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void communicatorsOfThePastAreRefused(String library) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .line("run -np 2 --dry *FreedBenchmark* --mpi-library " + library);

    assertThat(ended.status()).as(ended.said()).isEqualTo(1);
    assertThat(ended.sentences())
        .contains("Dry run of 2 cells with 2 processes of ")
        .contains("freesTwice at 0 B: FAILED [TUTTI-206]", "the communicator was freed twice")
        .containsPattern("usesWhatIsFreed at 0 B: FAILED \\[TUTTI-206\\].* MPI_Barrier failed");
  }

  @Test
  void aDryRunIsNotSubmitted() throws Exception {
    Tutti.Ended ended = Tutti.alone(directory).line("run -np 2 --dry --submit slurm MPI_Bcast");

    assertThat(ended.status()).as(ended.said()).isEqualTo(2);
    assertThat(ended.error()).contains("[TUTTI-003] A dry run produces no results");
  }
}
