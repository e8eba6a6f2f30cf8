package org.tutti.lab.tune.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.cli.Main;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuningProblem;

/** What {@code tune} refuses before it measures. */
class TuneCommandTest {
  @TempDir private Path path;
  private final StringWriter errors = new StringWriter();

  @Test
  void anExistingFileIsNotOverwritten() throws IOException {
    Files.writeString(path.resolve("rules"), "mine");

    refuses(TuningProblem.TUNING_FILE_EXISTS, "MPI_Bcast");
    assertThat(path.resolve("rules")).hasContent("mine");
    refuses(CommandLineProblem.COMMAND_LINE_INVALID, "--overwrite");

    Files.move(path.resolve("rules"), path.resolve("rules.han"));
    refuses(TuningProblem.TUNING_FILE_EXISTS, "MPI_Bcast");
    assertThat(errors.toString()).contains("rules.han already exists");
  }

  @Test
  void aFileThatCannotBeWrittenIsRefused() {
    refuses(
        CampaignProblem.OUTPUT_NOT_WRITABLE,
        "MPI_Bcast",
        "--overwrite",
        "--output",
        path.resolve("missing/rules").toString());
  }

  @Test
  void anOperationWithoutAChoiceIsRefused() {
    refuses(TuningProblem.ALGORITHMS_UNKNOWN, "Algather", "--mpi-library", "openmpi");
    assertThat(errors.toString()).contains("Did you mean 'MPI_Allgather'?");
  }

  @Test
  void aProviderWithoutALibraryIsRefused() {
    refuses(TuningProblem.ALGORITHMS_UNKNOWN, "MPI_Bcast", "--mpi", "inprocess");
  }

  private void refuses(Problem problem, String... arguments) {
    List<String> all = new ArrayList<>(List.of("tune"));
    if (!List.of(arguments).contains("--output")) {
      all.addAll(List.of("--output", path.resolve("rules").toString()));
    }
    all.addAll(List.of(arguments));
    int status =
        Main.run(
            new PrintWriter(new StringWriter()),
            new PrintWriter(errors),
            Map.of(),
            all.toArray(String[]::new));
    assertThat(errors.toString()).contains(problem.label());
    assertThat(status).isEqualTo(problem.exitStatus());
  }
}
