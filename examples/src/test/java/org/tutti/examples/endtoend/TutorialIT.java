package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The commands of docs/tutorial.md, with fewer launches. */
@Tag("all")
@Execution(ExecutionMode.CONCURRENT)
class TutorialIT {
  private static final Path PAGE = Path.of("../docs/tutorial.md");

  /** What compares the launches of a campaign with each other. */
  private static final Pattern NEEDS_TWO = Pattern.compile("selftest|--results paper");

  /** Exit statuses of a gate that judges: few launches on a busy machine decide nothing. */
  private static final List<Integer> JUDGED = List.of(0, 3, 4, 5);

  @TempDir Path directory;

  @Test
  void whetherAChangeIsFasterIsAnswered() throws Exception {
    assertThat(runSection("Is my change of an algorithm faster?")).isEqualTo(3);
  }

  @Test
  void whetherTheMachineIsHealthyIsAnswered() throws Exception {
    assertThat(runSection("Is this machine healthy, and did it change since last month?"))
        .isEqualTo(3);

    assertThat(directory.resolve("history.txt")).content().contains("MPI_Alltoall");
    assertThat(directory.resolve("gate.xml")).content().contains("<testsuite");
  }

  @Test
  void whatAPaperNeedsIsMade() throws Exception {
    assertThat(runSection("I am writing a paper")).isEqualTo(4);

    assertThat(directory.resolve("paper.html")).content().contains("<svg");
    assertThat(directory.resolve("run-time.svg")).content().contains("<svg");
    assertThat(directory.resolve("table.tex")).content().contains("tabular");
    assertThat(Files.readAllLines(directory.resolve("launches.csv"))).hasSize(1 + 2 * 2 * 3);
  }

  @Test
  void everySectionWithCommandsIsRun() throws IOException {
    assertThat(page().blocks()).hasSize(3 + 3 + 4);
  }

  /** Runs all commands below a heading, and returns the number of blocks. */
  private int runSection(String heading) throws Exception {
    Files.createDirectories(directory.resolve("examples/target"));
    Files.createSymbolicLink(directory.resolve("examples/target/benchmarks.jar"), Tutti.JAR);
    Path before = library();
    Path after = Files.copy(before, directory.resolve("libmpi.so.40"));
    SectionRun page = page();
    List<String> blocks = page.section(heading);
    for (String block : blocks) {
      String launches = NEEDS_TWO.matcher(block).find() ? "2" : "1";
      String shortened =
          block
              .replaceAll("--launches \\d+", "--launches " + launches)
              .replace(".jar run ", ".jar run --no-html ")
              .replaceAll("--seconds \\d+", "--seconds 1")
              .replace("--nrep 1000", "--nrep 300")
              .replace("--confirm 10", "--confirm 2,over=1s")
              .replace("/opt/before/lib/libmpi.so.40", before.toString())
              .replace("/opt/after/lib/libmpi.so.40", after.toString());
      int status = page.run(shortened);

      assertThat(status)
          .as(shortened + page.output())
          .isIn(block.contains(".jar gate ") ? JUDGED : List.of(0));
    }
    return blocks.size();
  }

  private SectionRun page() {
    return new SectionRun(PAGE, "run by TutorialIT", directory);
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
