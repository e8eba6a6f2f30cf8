package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** MPJ Express in both modes, as a campaign and as a level of one. */
class MpjExpressIT {
  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({"mpj, 3, MPJ Express 0.44 multicore", "mpj-niodev, 2, MPJ Express 0.44 niodev"})
  void aCampaignMeasuresIt(String provider, String processes, String library) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .run(
                "run",
                "--mpi",
                provider,
                "-np",
                processes,
                "--launches",
                "2",
                "--msizes",
                "8,1Ki",
                "--nrep",
                "20",
                "--results",
                "results",
                "*Example01*");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("ALLREDUCE").contains(library).doesNotContain("inside the");
  }

  @Test
  void itIsALevelBesideANativeLibrary() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .run(
                "run",
                "--factor",
                "library=openmpi,mpj",
                "-np",
                "2",
                "--launches",
                "1",
                "--msizes",
                "8",
                "--nrep",
                "20",
                "--results",
                "results",
                "*Example01*");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("MPJ Express 0.44 multicore").contains("Open MPI");
  }

  @Test
  void anOperationThatItLacksIsSaidToBeMissing() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .run(
                "--mpi",
                "mpj",
                "-np",
                "2",
                "--msizes",
                "8",
                "--nrep",
                "20",
                "--results",
                "results",
                "*Example20Presets.exscan*",
                "*Example01*");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output())
        .contains("[TUTTI-069] MPI_Exscan is not in this library (MPJ Express 0.44)")
        .contains("ALLREDUCE");
  }

  @Test
  void aRankThatThrowsEndsTheLaunch() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .run(
                "--mpi",
                "mpj",
                "-np",
                "2",
                "--nrep",
                "20",
                "--results",
                "results",
                "*FaultyBenchmark*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("rank 1 has had enough");
  }

  @Test
  void withoutAnInstallationItIsSaidWhatToDo() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory).with("MPJ_HOME", directory.toString()).run("--mpi", "mpj");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-032]").contains("libmpj-java");
  }

  @Test
  void underAnotherLauncherItIsRefused() throws Exception {
    Tutti.Ended ended = Tutti.under(directory, "mpirun.openmpi", "-n", "1").run("--mpi", "mpj");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-007]");
  }
}
