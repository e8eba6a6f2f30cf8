package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.PrintableText;
import org.tutti.diagnostics.ProblemKind;

/** Names that a shell would interpret are kept as they are or rejected, and never executed. */
class HostileNamesIT {
  private static final String LONG = "x".repeat(4096);

  /** As on the command line: a comma separates levels unless a backslash precedes it. */
  private static final List<String> LEVELS =
      List.of(
          "--help \"quoted\" 'words'\nand a line",
          "../../up $(touch pwned); `touch pwned` && touch pwned",
          "a\\,b\\\\c" + LONG);

  private static final List<String> VALUES =
      List.of(
          "two words",
          "a \"quoted\" 'name'",
          "two\nlines",
          "--help",
          "../../up",
          "$(touch pwned); `touch pwned` && touch pwned",
          LONG);

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  private static int refused;

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void levelsValuesAndPathsArePassedOnUnchanged(String launcher) throws Exception {
    String results = "-a dir; $(touch pwned) 'of' \"results\"\n../inside";
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .line(
                "run -np 2 --launches 1 --nrep 20 --launcher " + launcher,
                "--results=" + results,
                "--factor",
                "label=" + String.join(",", LEVELS),
                "--param",
                "label=" + String.join(",", VALUES),
                "--environment",
                "HOSTILE=$(touch pwned)",
                "*LabeledBenchmark*");

    assertThat(ended.status()).as(ended.said()).isZero();
    Path launches = directory.resolve(results).resolve("launches");
    try (Stream<Path> files = Files.list(launches)) {
      assertThat(files).hasSize(LEVELS.size());
    }
    assertThat(ended.output()).doesNotContain("\u001b");
    assertNothingExecuted(directory);
    Tutti.Ended export =
        Tutti.alone(directory).line("export --format csv-launches", "./" + results);
    List<String> levels = List.of(LEVELS.get(0), LEVELS.get(1), "a,b\\c" + LONG);
    for (String text : Stream.concat(levels.stream(), VALUES.stream()).toList()) {
      assertThat(export.output()).contains("," + field(text) + ",");
    }
    assertNothingExecuted(directory);
  }

  /** Open MPI mistakes any argument with these letters for the option that sets the class path. */
  @Test
  void namesThatContainTheOptionCpArePassedOnUnchanged() throws Exception {
    Tutti.Ended direct =
        Tutti.under(directory, "mpirun.openmpi", "-n", "2")
            .line("--msizes 8 --nrep 20 --results hpcproject --seed 1 Example01Allreduce*");
    assertThat(direct.status()).as(direct.said()).isZero();
    assertThat(directory.resolve("hpcproject/launches")).isNotEmptyDirectory();

    Tutti.Ended driven =
        Tutti.alone(directory)
            .line(
                "run -np 2 --launches 1 --msizes 8 --nrep 20 --launcher mpirun.openmpi"
                    + " --jvm-option=-Dnode=cpu --results cpu Example01Allreduce*");
    assertThat(driven.status()).as(driven.said()).isZero();
    assertThat(directory.resolve("cpu/launches")).isNotEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--launcher=$(touch pwned)",
        "--mpi-library=; touch pwned",
        "--java=`touch pwned`",
        "--factor=library=--version,; touch pwned",
        "--factor=governor=; touch pwned",
        "--bind-to=; touch pwned"
      })
  void whatCannotBeStartedIsRefused(String option) throws Exception {
    Tutti.Ended ended =
        TUTTI.line(
            "run -np 2 --launches 1 --retries 0",
            "--results=refused-" + ++refused,
            option,
            "Example01Allreduce*");

    assertThat(ended.status())
        .as(ended.said())
        .isIn(
            ProblemKind.USAGE.exitStatus(),
            ProblemKind.INSTALLATION.exitStatus(),
            ProblemKind.MEASUREMENT.exitStatus());
    assertThat(ended.error()).contains("[TUTTI-");
    assertNothingExecuted(TUTTI.directory());
  }

  /**
   * As CSV writes it. A spreadsheet evaluates what begins with one of these; an apostrophe makes it
   * a text.
   */
  private static String field(String name) {
    String text = "=+-@".indexOf(name.charAt(0)) >= 0 ? "'" + name : name;
    boolean plain = text.chars().noneMatch(character -> ",\"\n".indexOf(character) >= 0);
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  /**
   * Those of an annotation are shown by {@code list} and by dry runs before anything is measured.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "list *EscapedBenchmark*",
        "list *EscapedBenchmark* --format json",
        "run --dry -np 2 --mpi inprocess *EscapedBenchmark*",
        "--dry --mpi inprocess *EscapedBenchmark*"
      })
  void valuesThatTerminalsObeyAreNotPrinted(String command) throws Exception {
    Tutti.Ended ended = Tutti.alone(directory).withTestBenchmarks().line(command);

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("EscapedBenchmark", "[2Jb");
    assertThat(ended.said().codePoints().filter(HostileNamesIT::isObeyed).toArray()).isEmpty();
  }

  private static boolean isObeyed(int point) {
    return point != '\n' && !PrintableText.isPrintable(point);
  }

  private static void assertNothingExecuted(Path directory) throws Exception {
    try (Stream<Path> all = Files.walk(directory)) {
      assertThat(all.filter(file -> file.getFileName().toString().equals("pwned"))).isEmpty();
    }
  }
}
