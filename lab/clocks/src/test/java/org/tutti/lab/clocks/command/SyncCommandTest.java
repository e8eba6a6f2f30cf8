package org.tutti.lab.clocks.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.cli.Main;
import org.tutti.cli.option.ExitStatus;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.lab.clocks.SyncExperiments;

class SyncCommandTest {
  @TempDir Path directory;
  private final StringWriter output = new StringWriter();
  private Map<String, String> environment = Map.of();
  private final StringWriter errors = new StringWriter();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "drfit                 | TUTTI-006 | Did you mean 'drift'?",
        "--method HCB          | TUTTI-006 | HCA",
        "--method HCA:fitpoints=3 | TUTTI-006 | Did you mean 'fit-points'?",
        "--method HCA:fit-points=0 | TUTTI-003 | fit-points",
        "--clock TSCC          | TUTTI-006 | Did you mean 'TSC'?",
        "--seconds 0           | TUTTI-003 | --seconds",
        "--repetitions many    | TUTTI-003 | --repetitions",
        "--artificial-skw      | TUTTI-001 | --artificial-skew",
        "--mpi nativ           | TUTTI-006 | native",
        "--launches 0          | TUTTI-003 | --launches",
      })
  void errorsAreReportedBeforeAnythingStarts(String arguments, String identifier, String text) {
    assertThat(run(("sync " + arguments.strip()).split(" "))).isNotEqualTo(ExitStatus.SUCCESS);
    assertThat(errors.toString()).startsWith("[" + identifier + "]").contains(text);
    assertThat(errors.toString().lines()).hasSize(1);
  }

  @Test
  void unwritableDataAreReportedOnceBeforeTheFirstExperiment() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    int status =
        run("sync", "--mpi", "inprocess", "--sync-data", file.resolve("data").toString(), "drift");
    assertThat(status).isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(errors.toString()).containsOnlyOnce("[TUTTI-128]").contains("--sync-data");
    assertThat(output.toString()).doesNotContain("Drift of each");
  }

  @Test
  void allExperimentsEndWithTablesFilesAndARecommendation() throws IOException {
    Path data = directory.resolve("data");
    int status =
        run(
            "sync",
            "--mpi",
            "inprocess",
            "--seconds",
            "1",
            "--repetitions",
            "40",
            "--method",
            "SKAMPI",
            "--sync-data",
            data.toString());

    assertThat(status).as(errors.toString()).isEqualTo(ExitStatus.SUCCESS);
    assertThat(output.toString())
        .contains("2 ranks, clock MONOTONIC", "This takes at most about ")
        .containsPattern("Recommended on this machine: --sync [A-Z_]+, because [^.]*ns");
    for (String experiment : SyncExperiments.names()) {
      assertThat(Files.readAllLines(data.resolve(experiment + ".csv"))).hasSizeGreaterThan(1);
    }
  }

  @Test
  void launchesAreCombined() throws IOException {
    Path data = directory.resolve("data");
    int status =
        run(
            "sync",
            "--mpi",
            "inprocess",
            "--launches",
            "2",
            "--seconds",
            "1",
            "--method",
            "SKAMPI",
            "--sync-data",
            data.toString(),
            "offset");

    assertThat(status).as(errors.toString()).isEqualTo(ExitStatus.SUCCESS);
    assertThat(output.toString()).contains("Launch 2 of 2", "offset over 2 launches: medians");
    assertThat(Files.readAllLines(data.resolve("offset.csv")))
        .hasSameSizeAs(Files.readAllLines(data.resolve("launch-0002/offset.csv")))
        .first()
        .asString()
        .startsWith("method,seconds,offset ns,from,to,largest,+- ns,");
  }

  @Test
  void aLaunchThatFailsShowsItsErrors() {
    int status =
        run(
            "sync",
            "--mpi",
            "inprocess",
            "--launches",
            "1",
            "--clock",
            "tsc",
            "--method",
            "SKAMPI:root=7",
            "--sync-data",
            directory.toString(),
            "offset");
    assertThat(status).isEqualTo(ProblemKind.MEASUREMENT.exitStatus());
    assertThat(errors.toString()).startsWith("[TUTTI-131]").contains("TUTTI-043");
  }

  @Test
  void ranksStartNoLaunches() {
    environment = Map.of("OMPI_COMM_WORLD_SIZE", "2", "OMPI_COMM_WORLD_RANK", "0");
    assertThat(run("sync", "--launches", "2")).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).startsWith("[TUTTI-003]").contains("--launches");
  }

  @Test
  void anArtificialSkewShowsWhatHappensBetweenHosts() {
    int status =
        run(
            "sync",
            "--mpi",
            "inprocess",
            "--seconds",
            "1",
            "--artificial-skew",
            "--clock",
            "mpi-wtime",
            "drift");

    assertThat(status).as(errors.toString()).isEqualTo(ExitStatus.SUCCESS);
    assertThat(output.toString())
        .contains("clock SKEWED(MPI_WTIME)")
        .contains("A recommendation needs the experiments barrier-skew and scheme.");
  }

  private int run(String... arguments) {
    return Main.run(
        new PrintWriter(output, true), new PrintWriter(errors, true), environment, arguments);
  }
}
