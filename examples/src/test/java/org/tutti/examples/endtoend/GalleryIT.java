package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The studies of docs/gallery.md, with fewer launches, sizes, ranks, and nights. */
@Tag("all")
class GalleryIT {
  private static final Path PAGE = Path.of("../docs/gallery.md");

  @TempDir Path directory;

  @Test
  void twoBroadcastsAreComparedUnderArrivalPatterns() throws Exception {
    assertThat(runSection("Two broadcasts, on time and with the last rank late")).isEqualTo(1);

    assertThat(directory.resolve("arrival.zip")).isNotEmptyFile();
  }

  @Test
  void aLibraryIsTunedAndVerified() throws Exception {
    assertThat(runSection("A library, tuned and verified")).isEqualTo(1);

    assertThat(directory.resolve("tuned.zip")).isNotEmptyFile();
  }

  @Test
  void aMachineIsWatchedForAMonth() throws Exception {
    assertThat(runSection("A machine, watched for a month")).isEqualTo(1);

    assertThat(directory.resolve("month.zip")).isNotEmptyFile();
    assertThat(directory.resolve("history.txt")).content().contains("MPI_Allreduce");
  }

  @Test
  void everyStudyIsRun() throws IOException {
    assertThat(page().blocks()).hasSize(1 + 1 + 1);
  }

  /** Runs all commands below a heading, and returns the number of blocks. */
  private int runSection(String heading) throws Exception {
    Files.createSymbolicLink(directory.resolve("benchmarks.jar"), Tutti.JAR);
    List<String> blocks = page().section(heading);
    for (String block : blocks) {
      String shortened =
          block
              .replaceAll("--launches \\d+", "--launches 1")
              .replaceAll("--nrep \\d+", "--nrep 20")
              .replaceAll("--max-launches \\d+", "--max-launches 1")
              .replace("-np 16", "-np 4")
              .replace("seq -w 1 30", "seq -w 20 22")
              .replace(".jar run ", ".jar run --no-html ");
      int status = page().run(shortened);

      assertThat(status).as(shortened + page().output()).isZero();
    }
    return blocks.size();
  }

  private SectionRun page() {
    return new SectionRun(PAGE, "run by GalleryIT", directory);
  }
}
