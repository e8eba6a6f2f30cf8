package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The JVM cache of ranks: made, used, replaced, and done without. */
@Tag("jdk")
class JvmCacheIT {
  private static final String KIND =
      Runtime.version().feature() >= 25 ? "AOT cache" : "dynamic archive";
  private static final String OPEN_MPI = "--launcher mpirun.openmpi -np 2 ";
  private static final String MPICH = "--launcher mpiexec.mpich -np 2 ";
  private static final String IN_PROCESS = "--mpi inprocess -np 2 ";
  private static final String BENCHMARK = "Example01Allreduce";
  private static final String SMALL = "--msizes 8 --nrep 20 " + BENCHMARK;

  private static final Pattern GIVEN_UP = Pattern.compile("it was given up after (\\d+) s");

  /** Nearly twice the limit on an idle machine. */
  private static final int LIMIT_IF_IDLE_SECONDS = 45;

  private static final String NO_CACHE = "No JVM cache was made beside the jar: ";

  @TempDir Path directory;

  @Tag("all")
  @Test
  void twoDriversAtOnceMakeOneThatIsUsedUntilItIsDamaged() throws Exception {
    Process other = start("cache", "cache " + OPEN_MPI + BENCHMARK);
    try {
      Tutti.Ended made = cache(OPEN_MPI);
      assertThat(made.status()).as(made.said()).isZero();
      // That of campaigns, and that of launches by hand.
      assertThat(made.output()).startsWith(KIND + " " + directory).hasLineCount(2);
      assertThat(other.waitFor(120, TimeUnit.SECONDS)).isTrue();
      assertThat(other.exitValue()).as(said("cache")).isZero();
    } finally {
      end(other);
    }
    List<Path> all = caches();
    assertThat(all).hasSize(2);
    assertIsUsed(tutti(), OPEN_MPI);

    Map<Path, Long> sizes = new HashMap<>();
    for (Path file : all) {
      sizes.put(file, Files.size(file));
      Files.delete(file);
      Files.write(file, List.of("damaged"));
    }
    Tutti.Ended run = run("damaged", OPEN_MPI + "--launches 1 ");
    assertThat(run.status()).as(run.said()).isZero();
    assertThat(run.said()).doesNotContain("[cds", "[aot", "JVM cache");
    assertThat(launch("damaged")).contains("\"jvm.cache\":\"none\"");

    assertThat(cache(OPEN_MPI).status()).isZero();
    assertThat(caches()).containsExactlyInAnyOrderElementsOf(all);
    for (Path file : all) {
      assertThat(Files.size(file)).isGreaterThan(sizes.get(file) / 2);
    }
  }

  /** It has the classes for outliers, whether there is one in that short launch or not. */
  @Test
  void aCacheOfMpichIsUsedAfterItWasMade() throws Exception {
    Tutti ordinary = tutti().withOrdinaryJvm();
    String loaded = directory.resolve("loaded-%p.txt").toString();
    String options = MPICH + "--jvm-option=-Xlog:class+load:file=" + loaded + " ";
    Tutti.Ended made = ordinary.line("cache " + options + BENCHMARK);
    assertThat(made.status()).as(made.said()).isZero();
    assertThat(made.error()).containsOnlyOnce("Making a JVM cache");
    assertThat(loadedClasses()).contains("org.tutti.stats.outlier.Outliers source");
    assertIsUsed(ordinary, options);
  }

  @Test
  void aCampaignOfThreeLaunchesMakesOne() throws Exception {
    firstOfThree("three");
    assertThat(said("three")).containsOnlyOnce("Making a JVM cache");
    assertThat(said("three")).doesNotContain("environment changed");
    assertThat(launch("three")).contains("\"jvm.cache\":\"" + KIND + "\"");

    Tutti.Ended found = cache(IN_PROCESS);
    assertThat(found.output()).startsWith(KIND + " " + directory);
    assertThat(found.error()).doesNotContain("Making");
    assertThat(run("without", IN_PROCESS + "--launches 1 --no-jvm-cache ").status()).isZero();
    assertThat(launch("without")).contains("\"jvm.cache\":\"none\"");
  }

  @Tag("all")
  @Test
  void aHomeThatCannotBeWrittenCostsOnlyTheGain() throws Exception {
    Files.writeString(directory.resolve("tutti"), "a file where the directory should be");
    firstOfThree("readonly");
    assertThat(said("readonly")).doesNotContain("JVM cache");
    assertThat(launch("readonly")).contains("\"jvm.cache\":\"none\"");

    Tutti.Ended made = cache(OPEN_MPI);
    assertThat(made.status()).isEqualTo(69);
    assertThat(made.error()).contains("[TUTTI-233] No JVM cache was made.");
  }

  /** The last step of a build: a further one has nothing to do, and what was given up is a line. */
  @Test
  void aBuildOfTheSameBytesKeepsItsCacheAndOneWithoutALauncherSaysSo() throws Exception {
    Path jar = Files.copy(Tutti.JAR, directory.resolve("benchmarks.jar"));
    Path beside = directory.resolve("benchmarks-jvm");
    String first = afterBuild(jar, System.getenv("PATH"));
    assertThat(directory.resolve("benchmarks")).isExecutable();
    Matcher givenUp = GIVEN_UP.matcher(first);
    if (givenUp.find()) {
      // As it may on a machine so busy that the limit was stretched.
      assertThat(Integer.parseInt(givenUp.group(1))).isGreaterThan(LIMIT_IF_IDLE_SECONDS);
      return;
    }
    assertThat(first).doesNotContain("JVM cache");
    FileTime built = Files.getLastModifiedTime(jar);
    List<Path> made = list(beside);
    assertThat(made).as("two caches, each with its description").hasSize(4);

    Files.write(jar, Files.readAllBytes(jar));
    assertThat(afterBuild(jar, System.getenv("PATH"))).doesNotContain("JVM cache");
    assertThat(Files.getLastModifiedTime(jar)).isEqualTo(built);
    assertThat(list(beside)).isEqualTo(made);

    Files.setLastModifiedTime(made.get(0), FileTime.fromMillis(1));
    assertThat(afterBuild(jar, directory.toString())).containsOnlyOnce(NO_CACHE);
  }

  private String afterBuild(Path jar, String path) throws Exception {
    Path output = directory.resolve("build.txt");
    ProcessBuilder builder =
        new ProcessBuilder(Tutti.JAVA, "-jar", jar.toString(), "cache", "--after-build")
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().putAll(Tutti.ROOT_ALLOWED);
    builder.environment().put("PATH", path);
    Process process = builder.start();
    assertThat(process.waitFor(Tutti.LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
    String said = Files.readString(output);
    assertThat(process.exitValue()).as(said).isZero();
    return said;
  }

  private static List<Path> list(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted().toList();
    }
  }

  private void assertIsUsed(Tutti tutti, String options) throws Exception {
    Tutti.Ended run = tutti.line("run " + options + "--launches 1 --results with " + SMALL);
    assertThat(run.status()).as(run.said()).isZero();
    assertThat(run.said()).doesNotContain("[cds", "[aot", "Making a JVM cache");
    assertThat(launch("with")).contains("\"jvm.cache\":\"" + KIND + "\"");
  }

  /** Begins a campaign of three launches, and ends it after the first. */
  private void firstOfThree(String results) throws Exception {
    Process campaign =
        start(results, "run " + IN_PROCESS + "--launches 3 --results " + results + " " + SMALL);
    try {
      Tutti.awaitFile(launchFile(results), campaign, error(results));
    } finally {
      end(campaign);
    }
  }

  private static void end(Process process) throws InterruptedException {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
  }

  /** Starts it with standard error in a file of this name. */
  private Process start(String name, String arguments) throws IOException {
    return tutti().start(directory.resolve(name + ".out"), error(name), Tutti.words(arguments));
  }

  private Path error(String name) {
    return directory.resolve(name + ".err");
  }

  private String said(String name) throws IOException {
    return Files.readString(error(name));
  }

  private Tutti.Ended cache(String options) throws Exception {
    return tutti().line("cache " + options.strip() + " " + BENCHMARK);
  }

  private Tutti.Ended run(String results, String options) throws Exception {
    return tutti().line("run " + options + "--results " + results + " " + SMALL);
  }

  private Tutti tutti() {
    return Tutti.alone(directory).withoutArchive().with("XDG_CACHE_HOME", directory.toString());
  }

  private String launch(String results) throws IOException {
    return Files.readString(launchFile(results));
  }

  private Path launchFile(String results) {
    return directory.resolve(results).resolve("launches/0001.jsonl");
  }

  /** Those of all JVMs that have logged them. */
  private String loadedClasses() throws IOException {
    StringBuilder all = new StringBuilder();
    try (DirectoryStream<Path> logs = Files.newDirectoryStream(directory, "loaded-*.txt")) {
      for (Path log : logs) {
        all.append(Files.readString(log));
      }
    }
    return all.toString();
  }

  private List<Path> caches() throws IOException {
    try (Stream<Path> files = Files.list(directory.resolve("tutti/jvm"))) {
      return files.filter(file -> !file.toString().endsWith(".properties")).toList();
    }
  }
}
