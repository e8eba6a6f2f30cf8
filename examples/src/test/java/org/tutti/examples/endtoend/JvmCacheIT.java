package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JVM cache of ranks: made, used, replaced, and done without. */
class JvmCacheIT {
  private static final String KIND =
      Runtime.version().feature() >= 25 ? "AOT cache" : "dynamic archive";
  private static final String NATIVE = "--launcher mpirun.openmpi -np 2 ";
  private static final String SMALL = "--msizes 8 --nrep 20 Example01Allreduce";

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(
      strings = {"--launcher mpirun.openmpi", "--launcher mpiexec.mpich", "--mpi inprocess"})
  void launchesUseTheCacheThatWasMade(String provider) throws Exception {
    Tutti.Ended made = cache(provider + " -np 2");
    assertThat(made.status()).as(made.said()).isZero();
    assertThat(made.error()).containsOnlyOnce("Making a JVM cache");
    assertThat(made.output()).startsWith(KIND + " " + directory).hasLineCount(1);

    Tutti.Ended run = run("with", provider + " -np 2 --launches 1 ");
    assertThat(run.status()).as(run.said()).isZero();
    assertThat(run.said()).doesNotContain("[cds", "[aot", "Making a JVM cache");
    assertThat(launch("with")).contains("\"jvm.cache\":\"" + KIND + "\"");

    assertThat(run("without", provider + " -np 2 --launches 1 --no-jvm-cache ").status()).isZero();
    assertThat(launch("without")).contains("\"jvm.cache\":\"none\"");
  }

  @Test
  void aCampaignOfTenLaunchesMakesIt() throws Exception {
    Tutti.Ended run = run("ten", "--mpi inprocess --launches 10 ");
    assertThat(run.status()).as(run.said()).isZero();
    assertThat(run.error()).containsOnlyOnce("Making a JVM cache");
    assertThat(run.output()).doesNotContain("environment changed");
    assertThat(launch("ten")).contains("\"jvm.cache\":\"" + KIND + "\"");
  }

  @Test
  void aDamagedCacheIsIgnoredAndMadeAgain() throws Exception {
    assertThat(cache(NATIVE).status()).isZero();
    Path file = caches().get(0);
    byte[] whole = Files.readAllBytes(file);
    Files.delete(file);
    Files.write(file, List.of("damaged"));
    Tutti.Ended run = run("damaged", NATIVE + "--launches 1 ");
    assertThat(run.status()).as(run.said()).isZero();
    assertThat(run.said()).doesNotContain("[cds", "[aot", "JVM cache");
    assertThat(launch("damaged")).contains("\"jvm.cache\":\"none\"");

    assertThat(cache(NATIVE).status()).isZero();
    assertThat(caches()).containsExactly(file);
    assertThat(Files.size(file)).isGreaterThan(whole.length / 2);
  }

  @Test
  void twoDriversAtOnceMakeOne() throws Exception {
    Path error = directory.resolve("error.txt");
    String[] words = Tutti.words("cache " + NATIVE + SMALL);
    Process other = tutti().start(directory.resolve("output.txt"), error, words);
    try {
      Tutti.Ended made = cache(NATIVE);
      assertThat(made.status()).as(made.said()).isZero();
      assertThat(other.waitFor(120, TimeUnit.SECONDS)).isTrue();
      assertThat(other.exitValue()).as(Files.readString(error)).isZero();
    } finally {
      other.descendants().forEach(ProcessHandle::destroyForcibly);
      other.destroyForcibly();
    }
    assertThat(caches()).hasSize(1);
  }

  @Test
  void aHomeThatCannotBeWrittenCostsOnlyTheGain() throws Exception {
    Files.writeString(directory.resolve("tutti"), "a file where the directory should be");
    Tutti.Ended run = run("readonly", "--mpi inprocess --launches 10 ");
    assertThat(run.status()).as(run.said()).isZero();
    assertThat(run.said()).doesNotContain("JVM cache");
    assertThat(launch("readonly")).contains("\"jvm.cache\":\"none\"");

    Tutti.Ended made = cache(NATIVE);
    assertThat(made.status()).isEqualTo(69);
    assertThat(made.error()).contains("[TUTTI-233] No JVM cache was made.");
  }

  private Tutti.Ended cache(String options) throws Exception {
    return tutti().line("cache " + options.strip() + " " + SMALL);
  }

  private Tutti.Ended run(String results, String options) throws Exception {
    return tutti().line("run " + options + "--results " + results + " " + SMALL);
  }

  private Tutti tutti() {
    return Tutti.alone(directory).withOrdinaryJvm().with("XDG_CACHE_HOME", directory.toString());
  }

  private String launch(String results) throws IOException {
    return Files.readString(directory.resolve(results).resolve("launches/0001.jsonl"));
  }

  private List<Path> caches() throws IOException {
    try (Stream<Path> files = Files.list(directory.resolve("tutti/jvm"))) {
      return files.toList();
    }
  }
}
