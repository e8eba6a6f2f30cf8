package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code mpirun java -jar benchmarks.jar} with both libraries, and with none. */
@Tag("jdk")
@Execution(ExecutionMode.CONCURRENT)
class LaunchIT {
  /** A seed with which the sound benchmark comes before the one that throws. */
  static final String SOUND_FIRST = "1";

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({"mpirun.openmpi, Open MPI", "mpiexec.mpich, MPICH"})
  void oneLaunchMeasuresAndReports(String launcher, String library) throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, launcher, "-n", "2")
            .withOrdinaryJvm()
            .line("--msizes 8,1Ki --nrep 50 --results results Example01Allreduce");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("ALLREDUCE").contains(library).contains("results");
    assertThat(launchFile())
        .anyMatch(line -> line.contains("\"record\":\"launch\"") && line.contains(library))
        .anyMatch(line -> line.matches(".*\"tutti\":\"\\d+\\.\\d+\\.\\d+[^\"]*\".*"))
        .anyMatch(line -> line.contains("\"record\":\"cell\""))
        .anyMatch(line -> line.contains("\"record\":\"completion\""));
  }

  @Test
  void withoutALauncherTheInProcessProviderIsNamed() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withOrdinaryJvm()
            .line("--mpi inprocess --msizes 8 --nrep 50 *Allreduce*");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output() + ended.error())
        .contains("in-process")
        .contains("not an MPI library");
    assertThat(ended.output()).contains("ALLREDUCE");
  }

  @ParameterizedTest
  @CsvSource({"mpirun.openmpi", "mpiexec.mpich"})
  void aBenchmarkThatThrowsOnOneRankEndsAllAndLosesNothing(String launcher) throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, launcher, "-n", "2")
            .withTestBenchmarks()
            .line("--nrep 50 --results results *FaultyBenchmark* --seed", SOUND_FIRST);

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-").contains("rank 1 has had enough");
    assertThat(ended.output()).as("what was measured").contains("FaultyBenchmark.sound");
    assertThat(launchFile())
        .anyMatch(line -> line.contains("\"record\":\"cell\"") && line.contains("sound"))
        .noneMatch(line -> line.contains("\"record\":\"cell\"") && line.contains("throwsOn"));
  }

  /** Whether it comes before the sound one, or after it. */
  @ParameterizedTest
  @CsvSource({"mpirun.openmpi, 1", "mpiexec.mpich, 2"})
  void aBenchmarkThatThrowsOnAllRanksDoesNotEndTheLaunch(String launcher, int seed)
      throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, launcher, "-n", "2")
            .withTestBenchmarks()
            .line("--nrep 50 --results results *ThrowingBenchmark* --seed " + seed);

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.sentences())
        .contains("ThrowingBenchmark.sound")
        .contains("[TUTTI-206]")
        .contains("all have had enough");
    assertThat(launchFile()).hasSize(4).last().asString().contains("\"record\":\"completion\"");
  }

  @ParameterizedTest
  @CsvSource({"mpirun.openmpi", "mpiexec.mpich"})
  void aRankThatExitsAsIfAllWereWellIsNamed(String launcher) throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, launcher, "-n", "2")
            .withTestBenchmarks()
            .line("--nrep 50 --results results *LeavingBenchmark* --seed", SOUND_FIRST);

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error())
        .contains("[TUTTI-030] Rank 1")
        .contains("LeavingBenchmark.walksOffOnRankOne(LeavingBenchmark.java:");
    assertThat(launchFile())
        .anyMatch(line -> line.contains("\"record\":\"cell\"") && line.contains("sound"));
  }

  private List<String> launchFile() throws IOException {
    return Files.readAllLines(directory.resolve("results/launches/0001.jsonl"));
  }
}
