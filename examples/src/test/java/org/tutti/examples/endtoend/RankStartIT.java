package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The classes that a rank loads if the driver of a campaign starts it and nothing fails. */
@Tag("jdk")
class RankStartIT {
  private static final Pattern NOT_OF_A_RANK =
      Pattern.compile("picocli|org\\.tutti\\.(campaign|analysis|report|cli)\\.");

  /** What reads and writes texts that nobody needs unless something fails. */
  private static final Pattern TEXTS =
      Pattern.compile("java\\.util\\.(regex\\.Matcher|Formatter) ");

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "--mpi inprocess, false",
    "--launcher mpirun.openmpi, false",
    // A library in Java reads its settings so.
    "--mpi mpj, true"
  })
  void ranksLoadOnlyWhatMeasures(String provider, boolean readsTexts) throws Exception {
    Tutti.Ended run =
        Tutti.alone(directory)
            .line(
                "run -np 2 --launches 1 --nrep 20 --msizes 8 " + provider,
                "--results=" + directory.resolve("results"),
                "--jvm-option=-Xlog:class+load:file=" + directory.resolve("classes-%p.txt"),
                "Example01Allreduce");
    assertThat(run.status()).as(run.said()).isZero();
    List<Path> logs = logs();
    assertThat(logs).isNotEmpty();
    for (Path log : logs) {
      assertThat(Files.readAllLines(log))
          .noneMatch(line -> NOT_OF_A_RANK.matcher(line).find())
          .noneMatch(line -> !readsTexts && TEXTS.matcher(line).find())
          .anyMatch(line -> line.contains("org.tutti.rank.entry.RankMain"));
    }
  }

  private List<Path> logs() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.getFileName().toString().startsWith("classes-")).toList();
    }
  }
}
