package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.cli.option.ExitStatus;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.measure.harness.TestHarness;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.launch.LaunchReader;

class CommandLineTest {
  @TempDir Path directory;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();
  private ClassLoader before;
  private URLClassLoader loader;

  @BeforeEach
  void putABenchmarkOnTheClassPath() throws IOException {
    Path index = Files.createDirectories(directory.resolve("classes/META-INF/tutti"));
    // An entry without a class is what an incremental build has left.
    Files.createFile(directory.resolve("classes/Example.class"));
    Files.writeString(
        index.resolve("Example"),
        """
        benchmark\torg.example.Example.allreduce\t%s
        collective\tALLREDUCE
        datatype\tDOUBLE
        set\tmsizes\t8,64
        set\trepetitions\t50
        set\twarmup\t30
        constraint\tmsize != 65536
        """
            .formatted(TestHarness.class.getName()));
    Files.createDirectories(directory.resolve("classes/org/tutti/operations"));
    Files.createFile(directory.resolve("classes/org/tutti/operations/Allreduce.class"));
    Files.writeString(
        index.resolve("org.tutti.operations.Allreduce"),
        """
        benchmark\tMPI_Allreduce\t%s$catalog
        catalog\tcollectives
        counterpart\tosu\tosu_allreduce
        collective\tALLREDUCE
        datatype\tDOUBLE
        """
            .formatted(TestHarness.class.getName()));
    before = Thread.currentThread().getContextClassLoader();
    loader =
        new URLClassLoader(
            new URL[] {directory.resolve("classes/").toUri().toURL()},
            TestHarness.class.getClassLoader());
    Thread.currentThread().setContextClassLoader(loader);
  }

  @AfterEach
  void restore() throws IOException {
    Thread.currentThread().setContextClassLoader(before);
    loader.close();
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    assertThat(run("--version")).isEqualTo(ExitStatus.SUCCESS);
    assertThat(output.toString().strip())
        .matches("Tutti \\d+\\.\\d+\\.\\d+(-SNAPSHOT)? \\(([0-9a-f]{10}|no revision)\\)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--repetition 5            | TUTTI-001 | Did you mean '--repetitions'?",
        "rum allreduce             | TUTTI-002 | nor a benchmark 'rum'. Did you mean 'run'?",
        "rum --retries 1           | TUTTI-001 | no command 'rum'. Did you mean 'run'?",
        "archive results           | TUTTI-002 | Further commands and operations are in the artifact tutti-lab",
        "allreduc                  | TUTTI-002 | Did you mean 'allreduce'?",
        "MPI_Allreduc              | TUTTI-002 | Did you mean 'MPI_Allreduce'?",
        "--suite oso               | TUTTI-006 | Did you mean 'osu'?",
        "--seed 1.5                | TUTTI-003 | '1.5' for seed: it is not a valid number",
        "-np 0                     | TUTTI-003 | '0' for processes (-np): it is below 1",
        "--processes=0             | TUTTI-003 | '0' for processes (-np): it is below 1",
        "--param chunks            | TUTTI-003 | --param chunks=1,2",
        "--param a=1 --param bc    | TUTTI-003 | 'bc' is not a valid value",
        "--mpi native -np 3        | TUTTI-005 | mpirun -np 3 java",
        "--mpi nativ               | TUTTI-006 | Did you mean 'native'?",
        "--msizes 8x               | TUTTI-003 | '8x'",
        "--repetitions 0           | TUTTI-003 | 0",
        "--msizes 12               | TUTTI-014 | multiples of 8",
        "--msizes 16Gi             | TUTTI-015 | more than the int of an MPI call can express",
      })
  void errorsOnTheCommandLineAreReportedBeforeAnythingStarts(
      String arguments, String identifier, String text) {
    assertThat(run(arguments.strip().split(" "))).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).startsWith("[" + identifier + "]").contains(text);
    assertThat(errors.toString().lines()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--sync windowhca          | TUTTI-006 | Did you mean 'WINDOW_HCA'?",
        "--sync WINDOW:window=-1us | TUTTI-003 | window",
        "--sync ROUNDTIME:slot=0s  | TUTTI-003 | slot",
        "--sync BARRIER --run-time GLOBAL | TUTTI-045 | BARRIER_JOINT",
        "--sync WINDOW:windw=1us   | TUTTI-006 | Did you mean 'window'?",
        "--sync BARRIER:bursts=77,slot=3s,window=9us | TUTTI-108 | It takes none",
        "--sync WINDOW:root=2      | TUTTI-047 | 2 ranks",
        "--clock TCS               | TUTTI-006 | Did you mean 'TSC'?",
      })
  void anInvalidSynchronizationIsRejectedBeforeAnythingStarts(
      String arguments, String identifier, String text) {
    assertThat(run(arguments.strip().split(" "))).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("[" + identifier + "]").contains(text);
    assertThat(output.toString()).isEmpty();
  }

  @Test
  void withoutALauncherTheReportNotesThatNoLibraryWasMeasured() {
    Path results = directory.resolve("results");
    int status = run("--results", results.toString(), "--nrep", "20", "--seed", "5", "allreduce");
    assertThat(status).isEqualTo(ExitStatus.SUCCESS);
    assertThat(errors.toString()).contains("in-process provider").contains("not an MPI library");
    assertThat(output.toString()).contains("ALLREDUCE").contains(results.toString());
    try (LaunchReader reader = LaunchReader.open(new CampaignDirectory(results).launch(1))) {
      assertThat(reader.header().identity().seed()).isEqualTo(5);
      assertThat(reader.header().processes()).isEqualTo(2);
      assertThat(reader.next().orElseThrow().settings().counts().repetitions()).isEqualTo(20);
    }
  }

  @Test
  void aDefaultSlotIsReportedOnce() {
    String results = directory.resolve("results").toString();
    // On a busy machine no rank may start in time, which is a failure of the measurement.
    assertThat(
            run(
                "--results",
                results,
                "--nrep",
                "5",
                "--warmup",
                "5",
                "--sync",
                "ROUNDTIME_HCA:fit-points=100,exchanges=10"))
        .isIn(ExitStatus.SUCCESS, ProblemKind.MEASUREMENT.exitStatus());
    assertThat(errors.toString()).containsOnlyOnce("Round time without a slot");
  }

  @Test
  void unwritableResultsAreReportedOnce() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    assertThat(run("--results", file.toString())).isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(errors.toString()).containsOnlyOnce("[TUTTI-050]");
  }

  @Test
  void constraintsThatExcludeEverythingAreNamed() {
    assertThat(run("--dry", "--msizes", "65536", "allreduce"))
        .isEqualTo(ProblemKind.MEASUREMENT.exitStatus());
    assertThat(output.toString() + errors)
        .contains("Skipped by a constraint:\n  org.example.Example.allreduce\n    at 64 KiB\n")
        .contains("[TUTTI-247]", "[msize != 65536]");
  }

  @Test
  void listShowsBenchmarksWithoutDefaultsAndThenOperationsBySuite() {
    assertThat(run("list")).isEqualTo(ExitStatus.SUCCESS);
    assertThat(output.toString())
        .isEqualTo(
            """
            org.example
              Example.allreduce  ALLREDUCE  DOUBLE  msizes=8,64  repetitions=50  warmup=30

            Operations, measured if named, or as a suite with --suite NAME:
              collectives  MPI_Allreduce
              with a counterpart in  osu (1)
            """);
  }

  @Test
  void listIsReadByPrograms() throws Exception {
    assertThat(run("list", "--format", "json")).isEqualTo(ExitStatus.SUCCESS);
    byte[] printed = output.toString().replaceAll("\\n *", "").getBytes(StandardCharsets.UTF_8);
    JsonObject document = JsonText.parse(printed, 0, printed.length);
    assertThat(document.text("kind")).isEqualTo("benchmarks");
    List<JsonObject> benchmarks = document.objects("benchmarks");
    assertThat(benchmarks)
        .extracting(one -> one.text("name"))
        .containsExactly("org.example.Example.allreduce", "MPI_Allreduce");
    assertThat(benchmarks.get(0).object("settings").text("msizes")).isEqualTo("8,64");
    assertThat(benchmarks.get(1).object("counterparts").text("osu")).isEqualTo("osu_allreduce");
  }

  @Test
  void listShowsTheOperationsOfASuiteInDetail() {
    assertThat(run("list", "--suite", "osu")).isEqualTo(ExitStatus.SUCCESS);
    assertThat(output.toString())
        .isEqualTo(
            """
            collectives
              MPI_Allreduce  ALLREDUCE  DOUBLE
                  takes --param reduction, datatype, members
                  osu: osu_allreduce
            """);
  }

  private int run(String... arguments) {
    return Main.run(
        new PrintWriter(output, true), new PrintWriter(errors, true), System.getenv(), arguments);
  }
}
