package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ranks of MPJ Express that die, and installations and requests that cannot be used. */
@Tag("all")
@Execution(ExecutionMode.CONCURRENT)
class MpjFailureIT {
  /** A launch of a benchmark that works and, because of this seed, of another one after it. */
  private static final String SOUND_FIRST =
      "run -np 2 --launches 1 --retries 0 --nrep 20 --seed 1 --results results";

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "mpj, FaultyBenchmark, rank 1 has had enough",
    "mpj-niodev, FaultyBenchmark, rank 1 has had enough",
    "mpj, LeavingBenchmark, [TUTTI-030] Rank 1",
    "mpj-niodev, LeavingBenchmark, [TUTTI-030] Rank 1",
    "mpj, HungryBenchmark, [TUTTI-031] The process with all ranks",
    "mpj-niodev, HungryBenchmark, [TUTTI-031] Rank 1"
  })
  void aRankThatDiesEndsTheLaunchAndLosesNoOtherCell(
      String provider, String benchmark, String reason) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .line(SOUND_FIRST, "--jvm-option=-Xmx64m", "--mpi", provider, "*" + benchmark + "*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains(reason).contains("FAILED");
    assertThat(ended.output()).contains(benchmark + ".sound").contains("0 of 1 finished");
    assertSoundIsKept();
  }

  @ParameterizedTest
  @CsvSource({"mpj", "mpj-niodev"})
  void aRankThatIsGoneEndsTheLaunchWithinItsTimeAndLosesNoOtherCell(String provider)
      throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .line(SOUND_FIRST, "--mpi", provider, "*SilentBenchmark*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-069]").contains("vanishesOnRankOne");
    assertThat(ended.output()).contains("SilentBenchmark.sound").contains("0 of 1 finished");
    assertSoundIsKept();
  }

  @ParameterizedTest
  @CsvSource({"mpj", "mpj-niodev"})
  void ranksEndWithTheProcessThatStartedThem(String provider) throws Exception {
    Path error = directory.resolve("error.txt");
    Process process =
        Tutti.alone(directory)
            .start(
                directory.resolve("output.txt"),
                error,
                Tutti.words(
                    "-np 2 --msizes 8 --nrep 3000000 --results results *Example01* --mpi",
                    provider));
    Tutti.awaitFile(directory.resolve("results/launches/0001.jsonl"), process, error);
    List<ProcessHandle> ranks = process.descendants().toList();
    try {
      assertThat(ranks).isNotEmpty();

      process.destroy();

      assertThat(process.waitFor()).isNotZero();
      for (ProcessHandle rank : ranks) {
        rank.onExit().get(2, TimeUnit.MINUTES);
      }
    } finally {
      ranks.forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  /**
   * The first size fits into the heap; of the second one the message does, but not the copies that
   * MPJ Express makes. What does not fit by itself is refused before it is measured.
   */
  @ParameterizedTest
  @CsvSource({"mpj, 14Mi", "mpj-niodev, 24Mi"})
  void messagesThatUseUpTheMemoryEndTheLaunchAndLoseNoOtherCell(String provider, String size)
      throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line(
                "run -np 2 --jvm-option=-Xmx64m --launches 1 --retries 0 --timeout 60 --nrep 5"
                    + " --seed 1 --results results *Example01*",
                "--msizes",
                "8," + size,
                "--mpi",
                provider);

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-031]").contains("runs out of memory");
    assertThat(ended.output()).contains("0 of 1 finished");
    assertThat(launchFile())
        .anyMatch(line -> line.contains("\"record\":\"cell\"") && line.contains("\"msize\":8"));
  }

  /** MPJ Express has buffers for its channels outside the heap. */
  @Test
  void buffersThatUseUpTheMemoryOutsideTheHeapEndTheLaunch() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line(
                "run -np 2 --jvm-option=-XX:MaxDirectMemorySize=8m --launches 1 --retries 0"
                    + " --timeout 60 --msizes 8 --results results *Example01* --mpi mpj-niodev");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-031]").contains("of direct buffer memory");
  }

  @ParameterizedTest
  @CsvSource({"mpj", "mpj-niodev"})
  void moreRanksThanCanBeStartedAreRefusedAtOnce(String provider) throws Exception {
    Tutti.Ended ended = Tutti.alone(directory).line("-np 1000000 *Example01* --mpi " + provider);

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-037]").contains("1000000 ranks");
  }

  @Test
  void aHeapThatIsTooSmallForTheRanksIsReportedAtOnce() throws Exception {
    Tutti.Ended ended =
        TUTTI.line(
            "run --mpi mpj -np 64 --jvm-option=-Xmx32m --launches 1 --results r *Example01*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-037]").contains("64 MiB of its heap");
  }

  @ParameterizedTest
  @CsvSource({
    "run --mpi mpj --bind-to socket",
    "run --mpi mpj-niodev --bind-to socket",
    "run --mpi mpj-niodev --map-by node",
    "run --mpi inprocess --bind-to core",
    "--mpi mpj --bind-to socket",
    "--mpi inprocess --bind-to core"
  })
  void bindingsAndMappingsWithoutEffectAreRejected(String line) throws Exception {
    String results = line.replace(' ', '_');
    Tutti.Ended ended = TUTTI.line(line + " -np 2 --results " + results + " *Example01*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-108]").contains("no effect");
    assertThat(TUTTI.directory().resolve(results).resolve("launches")).doesNotExist();
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
            .line("-np 2 *Example01* --mpi " + provider);

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-032]").contains("The jars of MPJ Express are not");
  }

  @Test
  void withoutAnInstallationTheRemedyIsNamed() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory).with("MPJ_HOME", directory.toString()).line("--mpi mpj");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-032]").contains("libmpj-java");
  }

  @Test
  void underAnotherLauncherItIsRefused() throws Exception {
    Tutti.Ended ended = Tutti.under(directory, "mpirun.openmpi", "-n", "1").line("--mpi mpj");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-007]");
  }

  private void assertSoundIsKept() throws IOException {
    assertThat(launchFile())
        .anyMatch(line -> line.contains("\"record\":\"cell\"") && line.contains("sound"));
  }

  /** A launch that failed is kept with its attempt. */
  private List<String> launchFile() throws IOException {
    return Files.readAllLines(directory.resolve("results/attempts/0001-1/launches/0001.jsonl"));
  }
}
