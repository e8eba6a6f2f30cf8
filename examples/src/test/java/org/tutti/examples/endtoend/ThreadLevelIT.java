package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The thread level that ranks ask MPI for: the default, the factor, and what is refused. */
@Tag("jdk")
class ThreadLevelIT {
  private static final String SMALL =
      " --verbose --msizes 8 --nrep 50 --results results --seed 1 *Example01Allreduce*";

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void aRankAsksForWhatProgramsInCDo(String launcher) throws Exception {
    Tutti.Ended ended = Tutti.under(directory, launcher, "-n", "2").line(SMALL.strip());

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("Thread level: MPI_THREAD_SINGLE\n");
    assertThat(headers()).singleElement().asString().contains(recorded("SINGLE"));
  }

  @Test
  void theLevelIsAFactor() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line(
                "run -np 2 --launcher mpirun.openmpi --launches 1"
                    + " --factor thread-level=single,multiple"
                    + SMALL);

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("thread-level").contains("MPI_THREAD_MULTIPLE");
    assertThat(headers())
        .hasSize(2)
        .anyMatch(header -> header.contains(recorded("SINGLE")))
        .anyMatch(header -> header.contains(recorded("MULTIPLE")));
  }

  @Test
  void aProviderThatProvidesLessIsRefused() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory).line("--mpi inprocess -np 2 --thread-level multiple" + SMALL);

    assertThat(ended.status()).as(ended.said()).isEqualTo(69);
    assertThat(ended.error()).contains("[TUTTI-028]").contains("MPI_THREAD_FUNNELED");
  }

  private static String recorded(String level) {
    return "\"threadLevel\":{\"asked\":\"" + level + "\",\"provided\":\"" + level + "\"}";
  }

  private List<String> headers() throws IOException {
    List<String> headers = new ArrayList<>();
    try (Stream<Path> files = Files.list(directory.resolve("results/launches"))) {
      for (Path file : files.filter(file -> file.toString().endsWith(".jsonl")).toList()) {
        headers.add(Files.readAllLines(file).get(0));
      }
    }
    return headers;
  }
}
