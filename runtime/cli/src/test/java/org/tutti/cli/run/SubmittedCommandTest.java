package org.tutti.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.cli.Main;
import org.tutti.diagnostics.CampaignProblem;

class SubmittedCommandTest {
  @Test
  void theJobRunsTheSameCommandInAFixedDirectory() {
    List<String> command =
        SubmittedCommand.of(
            "run",
            List.of(
                "run",
                "-np",
                "4",
                "--submit",
                "slurm,wait",
                "--submit-option",
                "--account=physics",
                "--submit-option=--time=2:00:00",
                "MPI_Bcast"),
            Path.of("/data/campaign"));

    assertThat(command)
        .containsSequence("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")
        .containsSequence(
            Main.class.getName(), "run", "--results=/data/campaign", "-np", "4", "MPI_Bcast")
        .endsWith("MPI_Bcast");
  }

  @Test
  void aDirectoryThatIsNamedStays() {
    assertThat(
            SubmittedCommand.of(
                "run", List.of("run", "--results", "x", "--submit=slurm"), Path.of("/x")))
        .endsWith("run", "--results", "x");
  }

  @Test
  void optionsOfAJobNeedAJob() {
    StringWriter errors = new StringWriter();
    int status =
        Main.run(
            new PrintWriter(new StringWriter()),
            new PrintWriter(errors),
            Map.of(),
            "run",
            "--submit-option=--partition=short");
    assertThat(errors.toString()).contains(CampaignProblem.OPTION_WITHOUT_EFFECT.label());
    assertThat(status).isEqualTo(CampaignProblem.OPTION_WITHOUT_EFFECT.exitStatus());
  }
}
