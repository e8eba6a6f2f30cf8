package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** MPJ Express in both modes, as a campaign and as a level of one. */
class MpjExpressIT {
  /** A seed with which the sound benchmark comes before the other. */
  private static final String SOUND_FIRST = "1";

  private static final int MOST_PORTS = 700;

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
    assertThat(ended.output())
        .contains("ALLREDUCE")
        .contains(library)
        .doesNotContain("inside the")
        .doesNotContain("the environment changed");
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
        .contains("[TUTTI-055] MPI_Exscan is not in this library (MPJ Express 0.44)")
        .contains("ALLREDUCE")
        .doesNotContain("no observation of the cell is valid");
  }

  @ParameterizedTest
  @CsvSource({"mpj, WINDOW", "mpj, WINDOW_HCA", "mpj-niodev, WINDOW", "mpj-niodev, WINDOW_HCA"})
  void windowsAndGlobalRunTimesWork(String provider, String sync) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .run(
                "--mpi",
                provider,
                "-np",
                "2",
                "--sync",
                sync,
                "--run-time",
                "GLOBAL",
                "--msizes",
                "8",
                "--nrep",
                "20",
                "--results",
                "results",
                "*Example01*");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(launchFile())
        .anySatisfy(
            line ->
                assertThat(line)
                    .contains("\"record\":\"cell\"")
                    .contains("\"sync\":\"WINDOW_")
                    .contains("\"runTime\":\"GLOBAL\"")
                    .containsPattern("\"windowNanos\":\"[1-9]")
                    .containsPattern("\"runTimes\":\\[[1-9]"));
  }

  @ParameterizedTest
  @CsvSource({"mpj", "mpj-niodev"})
  void aRankThatThrowsEndsTheLaunchAndLosesNoOtherCell(String provider) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .run(
                "--mpi",
                provider,
                "-np",
                "2",
                "--nrep",
                "20",
                "--seed",
                SOUND_FIRST,
                "--results",
                "results",
                "*FaultyBenchmark*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("rank 1 has had enough");
    assertThat(launchFile())
        .anyMatch(line -> line.contains("\"record\":\"cell\"") && line.contains("sound"));
  }

  @ParameterizedTest
  @CsvSource({"mpj", "mpj-niodev"})
  void aRankThatIsGoneEndsTheLaunchWithinItsTimeAndLosesNoOtherCell(String provider)
      throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .run(
                "run",
                "--mpi",
                provider,
                "-np",
                "2",
                "--launches",
                "1",
                "--retries",
                "0",
                "--timeout",
                "20",
                "--nrep",
                "20",
                "--seed",
                SOUND_FIRST,
                "--results",
                "results",
                "*SilentBenchmark*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-069]").contains("vanishesOnRankOne");
    assertThat(ended.output()).contains("SilentBenchmark.sound").contains("0 of 1 finished");
  }

  @ParameterizedTest
  @CsvSource({"mpj", "mpj-niodev"})
  void moreRanksThanCanBeStartedAreRefusedAtOnce(String provider) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory).run("--mpi", provider, "-np", "1000000", "*Example01*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-038]").contains("1000000 ranks");
  }

  /** Fewer than are refused at once, in a heap that holds the first of them only. */
  @Test
  void ranksThatUseUpTheMemoryEndTheLaunch() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line(
                "run --mpi mpj -np 8 --jvm-option=-Xms8m --jvm-option=-Xmx9m --launches 1"
                    + " --retries 0 --timeout 60 --msizes 8,1Mi --nrep 5 --results results"
                    + " *Example01*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("OutOfMemoryError").contains("FAILED");
    assertThat(ended.error()).contains("[TUTTI-131]").doesNotContain("[TUTTI-033]");
  }

  @Test
  void aHeapThatIsTooSmallForTheRanksIsToldAtOnce() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line("run --mpi mpj -np 64 --jvm-option=-Xmx32m --launches 1 --results r *Example01*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-038]").contains("64 MiB of its heap");
  }

  @ParameterizedTest
  @CsvSource({"mpj", "mpj-niodev", "inprocess"})
  void bindingsOfALauncherThatIsNotThereAreRefused(String provider) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line("run --bind-to core -np 2 --results r *Example01* --mpi " + provider);

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-108]").contains("no effect");
    assertThat(directory.resolve("r/launches")).doesNotExist();
  }

  @Test
  void portsInUseAreLeftAlone() throws Exception {
    List<ServerSocket> taken = takePorts();
    try {
      Tutti.Ended ended =
          Tutti.alone(directory)
              .run(
                  "--mpi",
                  "mpj-niodev",
                  "-np",
                  "2",
                  "--msizes",
                  "8",
                  "--nrep",
                  "20",
                  "--results",
                  "results",
                  "*Example01*");

      assertThat(taken).isNotEmpty();
      assertThat(ended.status()).as(ended.said()).isZero();
    } finally {
      for (ServerSocket socket : taken) {
        socket.close();
      }
    }
  }

  /** Every other port of those that MPJ Express draws from, as far as they are to be had. */
  private static List<ServerSocket> takePorts() {
    List<ServerSocket> taken = new ArrayList<>();
    for (int port = 25_000; port <= 40_000 && taken.size() < MOST_PORTS; port += 2) {
      try {
        taken.add(new ServerSocket(port));
      } catch (IOException e) {
        // Somebody else's, which does as well.
        continue;
      }
    }
    return taken;
  }

  @ParameterizedTest
  @CsvSource({"mpj", "mpj-niodev"})
  void jarsOfAnotherVersionAreRefused(String provider) throws Exception {
    Path lib = Files.createDirectories(directory.resolve("other/lib"));
    for (String jar :
        List.of("mpi", "mpjdev", "niodev", "smpdev", "xdev", "mpjbuf", "loader2", "mpiExp")) {
      new JarOutputStream(Files.newOutputStream(lib.resolve(jar + ".jar"))).close();
    }
    Path conf = Files.createDirectories(directory.resolve("other/conf"));
    Files.writeString(conf.resolve("mpjexpress.conf"), "mpjexpress.version=0.44\n");

    Tutti.Ended ended =
        Tutti.alone(directory)
            .with("MPJ_HOME", directory.resolve("other").toString())
            .run("--mpi", provider, "-np", "2", "*Example01*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-034]").contains("The jars of MPJ Express are not");
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

  private List<String> launchFile() throws IOException {
    return Files.readAllLines(directory.resolve("results/launches/0001.jsonl"));
  }
}
