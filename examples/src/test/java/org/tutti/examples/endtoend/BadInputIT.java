package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person sees who asks for something that can't be done. */
class BadInputIT {
  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--repititions 5 | --repetitions",
        "Example01Allreduc | Did you mean",
        "--msizes 8Q | 8Q",
        "--msizes 8,8 | twice",
        "--msizes -8 | -8",
        "--nrep 0 | 0",
        "--sync windowhca | WINDOW_HCA",
        "--mpi natve | native",
        "run -np 0 | -np",
        "run -np two | two",
        "run -np 2 --launches 0 | launches",
        "run -np 2 --launcher /nowhere/mpirun | /nowhere/mpirun",
        "report nowhere | nowhere",
      })
  void isToldWhatIsWrong(String arguments, String told) throws Exception {
    Tutti.Ended ended = Tutti.alone(directory).run(arguments.split(" "));

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-").contains(told);
    assertThat(ended.error()).doesNotContain("\tat org.tutti");
  }

  @Test
  void aLauncherThatDoesNotMatchTheLibraryIsRefusedNamingBoth() throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "-n", "2")
            .run("--mpi-library", "mpich", "--msizes", "8", "*Allreduce*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-").contains("Open MPI").contains("MPICH");
  }

  @Test
  void aLibraryThatIsMissingIsNamed() throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "-n", "2")
            .with("TUTTI_MPI_LIBRARY", "/nowhere/libmpi.so")
            .run("--msizes", "8", "*Allreduce*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-").contains("/nowhere/libmpi.so");
  }

  @Test
  void moreRanksThanSlotsPassesOnWhatTheLauncherSays() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .run("run", "--launcher", "mpirun.openmpi", "-np", "512", "--launches", "1");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("slots").contains("[TUTTI-131]").contains("-np");
  }

  @Test
  void aResultDirectoryThatCannotBeWrittenIsNamed() throws Exception {
    Path file = Files.writeString(directory.resolve("taken"), "a file, not a directory");
    for (List<String> command : List.of(List.<String>of(), List.of("run", "-np", "2"))) {
      List<String> arguments = new ArrayList<>(command);
      arguments.addAll(List.of("--msizes", "8", "--results", file + "/results", "*Allreduce*"));
      Tutti.Ended ended = Tutti.alone(directory).run(arguments.toArray(String[]::new));

      assertThat(ended.status()).as(ended.said()).isNotZero();
      assertThat(ended.error()).contains("[TUTTI-").contains("taken");
    }
  }

  @Test
  void aResultDirectoryOfAnotherPlanIsRefused() throws Exception {
    Tutti.Ended first =
        Tutti.alone(directory)
            .run(
                "run",
                "-np",
                "2",
                "--launches",
                "1",
                "--msizes",
                "8",
                "--nrep",
                "20",
                "--results",
                "results",
                "*Allreduce*");
    assertThat(first.status()).as(first.said()).isZero();

    Tutti.Ended second =
        Tutti.alone(directory)
            .run(
                "run",
                "-np",
                "2",
                "--launches",
                "1",
                "--msizes",
                "64",
                "--nrep",
                "20",
                "--results",
                "results",
                "*Bcast*");
    assertThat(second.status()).as(second.said()).isNotZero();
    assertThat(second.error()).contains("[TUTTI-").contains("results");
  }
}
