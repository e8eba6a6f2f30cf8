package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that a shell would stumble over: kept as they are, or refused, and never executed. */
class HostileNamesIT {
  private static final List<String> LEVELS =
      List.of(
          "two words",
          "a \"quoted\" 'name'",
          "$(touch pwned); `touch pwned` && touch pwned",
          "../../up",
          "--help",
          "a\\,b\\\\c",
          "x".repeat(4096));

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void levelsAndPathsStayWhatTheyAre(String launcher) throws Exception {
    String results = "-a dir; $(touch pwned) 'of' \"results\"\n../inside";
    Tutti.Ended ended =
        Tutti.alone(directory)
            .run(
                "run",
                "--launcher",
                launcher,
                "-np",
                "2",
                "--launches",
                "1",
                "--msizes",
                "8",
                "--nrep",
                "20",
                "--results=" + results,
                "--factor",
                "label=" + String.join(",", LEVELS),
                "--environment",
                "HOSTILE=$(touch pwned)",
                "Example01Allreduce*");

    assertThat(ended.status()).as(ended.said()).isZero();
    Path launches = directory.resolve(results).resolve("launches");
    try (Stream<Path> files = Files.list(launches)) {
      assertThat(files).hasSize(LEVELS.size());
    }
    assertThat(ended.output()).doesNotContain("\u001b");
    assertNothingExecuted();
    Tutti.Ended export =
        Tutti.alone(directory).run("export", "--format", "csv-launches", "./" + results);
    assertThat(export.output())
        .contains("two words")
        .contains("\"a \"\"quoted\"\" 'name'\"")
        .contains("$(touch pwned); `touch pwned` && touch pwned")
        .contains("../../up")
        .contains("--help")
        .contains("\"a,b\\c\"")
        .contains("x".repeat(4096));
    assertNothingExecuted();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--launcher=$(touch pwned)",
        "--mpi-library=; touch pwned",
        "--java=`touch pwned`",
        "--factor=library=--version,; touch pwned",
        "--bind-to=; touch pwned"
      })
  void whatCannotBeStartedIsRefused(String option) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .run(
                "run",
                "-np",
                "2",
                "--launches",
                "1",
                "--retries",
                "0",
                "--results",
                "results",
                option,
                "Example01Allreduce*");

    assertThat(ended.status()).as(ended.said()).isIn(1, 2);
    assertThat(ended.error()).contains("[TUTTI-");
    assertNothingExecuted();
  }

  private void assertNothingExecuted() throws Exception {
    try (Stream<Path> all = Files.walk(directory)) {
      assertThat(all.filter(file -> file.getFileName().toString().equals("pwned"))).isEmpty();
    }
  }
}
