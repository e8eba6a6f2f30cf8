package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The pages of the four jobs, each from its first command to its last, with fewer launches and
 * observations. Ranks are simulated unless a command names what belongs to a library.
 */
@Tag("all")
@Execution(ExecutionMode.CONCURRENT)
class JobPagesIT {
  private static final Path DOCS = Path.of("../docs");
  private static final Pattern LAUNCHES = Pattern.compile("--launches (\\d+)");

  /** Commands that judge by their exit status: few launches on a busy machine decide nothing. */
  private static final Pattern JUDGES = Pattern.compile("\\.jar (gate|replicate) ");

  private static final List<Integer> JUDGED = List.of(0, 3, 4, 5);

  /** What simulated ranks do not have; the others do not mind a busy machine. */
  private static final Pattern OF_A_LIBRARY =
      Pattern.compile(
          "--mpi |--launcher |(library|mca:\\w+)=|--profile |--jvm-option=|--results own --");

  @TempDir Path directory;

  @Test
  void whetherAnAlgorithmIsFasterIsAnswered() throws Exception {
    assertThat(run("compare-algorithms")).isEqualTo(6);
  }

  @Test
  void whetherTheMachineIsHealthyIsAnswered() throws Exception {
    assertThat(run("check-a-machine")).isEqualTo(8);

    assertThat(directory.resolve("osu/manifest.json")).exists();
    assertThat(directory.resolve("map/map.json")).exists();
    assertThat(directory.resolve("history.txt")).content().contains("MPI_Alltoall");
    assertThat(directory.resolve("gate.xml")).content().contains("<testsuite");
  }

  @Test
  void whatAPaperNeedsIsMade() throws Exception {
    assertThat(run("figures-for-a-paper")).isEqualTo(8);

    assertThat(directory.resolve("paper.html")).content().contains("<svg");
    assertThat(directory.resolve("run-time.svg")).content().contains("<svg");
    assertThat(directory.resolve("run-time.pdf")).isNotEmptyFile();
    assertThat(directory.resolve("table.tex")).content().contains("tabular");
    assertThat(Files.readAllLines(directory.resolve("launches.csv"))).hasSize(1 + 3 * 2 * 3);
    assertThat(directory.resolve("paper.zip")).isNotEmptyFile();
  }

  @Test
  void aBenchmarkOfJmhHasACounterpart() throws Exception {
    PageProject.prepare(directory, Files.readString(page("from-jmh")));

    assertThat(run("from-jmh")).isEqualTo(5);

    Path project = directory.resolve("my-benchmarks");
    assertThat(project.resolve("jmh.json")).content().contains("Broadcasts.inChunks");
    assertThat(project.resolve("profiled/attempts/0001-1/rank-0001.jfr")).isNotEmptyFile();
    assertThat(project.resolve("output.txt")).content().contains("1 tests of the page passed");
  }

  /** Runs all commands of a page, and returns the number of blocks. */
  private int run(String name) throws Exception {
    Files.createDirectories(directory.resolve("examples/target"));
    Files.createSymbolicLink(directory.resolve("examples/target/benchmarks.jar"), Tutti.JAR);
    Path before = library();
    Path after = Files.copy(before, directory.resolve("libmpi.so.40"));
    List<String> blocks = shown(name, directory).blocks();
    for (String block : blocks) {
      Path project = directory.resolve("my-benchmarks");
      SectionRun page = shown(name, Files.exists(project) ? project : directory);
      String shortened =
          shortened(block)
              .replace("/opt/before/lib/libmpi.so.40", before.toString())
              .replace("/opt/after/lib/libmpi.so.40", after.toString());
      int status = page.run("export PATH=" + directory + "/bin:$PATH\n" + shortened);

      assertThat(allowed(block, status, page.output())).as(shortened + page.output()).isTrue();
    }
    return blocks.size();
  }

  private static boolean allowed(String block, int status, String output) {
    if (block.contains(".jar doctor ")) {
      return status == 0 || output.contains("wrong load ");
    }
    if (output.contains("[TUTTI-489]")) {
      // So few launches conclude nothing; ReplicateIT has more.
      return block.contains(".jar replicate ");
    }
    return (JUDGES.matcher(block).find() ? JUDGED : List.of(0)).contains(status);
  }

  private static String shortened(String block) {
    return block
        .replaceAll("\\\\\n *", "")
        .lines()
        .map(JobPagesIT::shortenedCommand)
        .collect(Collectors.joining("\n"));
  }

  private static String shortenedCommand(String command) {
    String simulated = OF_A_LIBRARY.matcher(command).find() ? "" : "--mpi simulated ";
    return LAUNCHES
        .matcher(command)
        .replaceAll(found -> "--launches " + launches(command, Integer.parseInt(found.group(1))))
        .replace(".jar run ", ".jar run --no-html " + simulated)
        .replace(".jar selftest ", ".jar selftest --nrep 50 " + simulated)
        .replace(".jar map ", ".jar map --launches 1 --nrep 50 " + simulated)
        .replaceAll("--seconds \\d+", "--seconds 1")
        .replaceAll("--nrep \\d+", "--nrep 50")
        .replace("--confirm 10", "--confirm 2,over=1s");
  }

  /** A launch stands for ten; what compares launches with each other needs two. */
  private static int launches(String command, int shown) {
    return command.contains("selftest") ? 2 : Math.max(1, shown / 10);
  }

  private static SectionRun shown(String name, Path directory) {
    return new SectionRun(page(name), "run by JobPagesIT", directory);
  }

  private static Path page(String name) {
    return DOCS.resolve(name + ".md");
  }

  /** The library of the machine, which also stands for a second build. */
  private static Path library() throws IOException {
    try (DirectoryStream<Path> found =
        Files.newDirectoryStream(Path.of("/usr/lib"), "*-linux-gnu*")) {
      for (Path folder : found) {
        if (Files.exists(folder.resolve("libmpi.so.40"))) {
          return folder.resolve("libmpi.so.40").toRealPath();
        }
      }
    }
    throw new AssertionError("no libmpi.so.40 below /usr/lib: install openmpi-bin");
  }
}
