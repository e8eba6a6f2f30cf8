package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code map} with real launches. */
@Tag("any-jdk")
class MapIT {
  private static final String SHORT = " --nrep 5 --warmup 0 --retries 0 --quiet --results ";

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @Test
  void aMapIsReadAgainAsItWasMeasured() throws Exception {
    Tutti.Ended ended =
        TUTTI.line("map -np 2 --launches 2 --mpi-library mpich --csv pairs.csv" + SHORT + "map");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).startsWith("There is one pair, rank 0 with rank 1: ");
    assertThat(Files.readAllLines(TUTTI.directory().resolve("pairs.csv"))).hasSize(2);
    assertThat(TUTTI.line("map map").output()).isEqualTo(ended.output());
  }

  @ParameterizedTest
  @CsvSource({
    "-np 2, There is one pair",
    "-np 3 --what bandwidth, 6 pairs of 3 ranks",
    "-np 3 --isolated --what exchange, 3 pairs of 3 ranks",
    "-np 4 --partners 2, 4 pairs of 4 ranks",
    "-np 2 --what one-way --sync WINDOW_HCA:window=5ms --run-time GLOBAL, rank 0 to rank 1"
  })
  void otherMaps(String arguments, String said) throws Exception {
    Tutti.Ended ended =
        TUTTI.line("map --mpi inprocess --launches 2 " + arguments + SHORT, "map " + arguments);

    assertThat(ended.output()).as(ended.said()).contains(said);
    assertThat(ended.status()).isIn(0, 3);
  }

  @ParameterizedTest
  @CsvSource({
    "-np 4 --partners 1, TUTTI-443",
    "-np 4 --partners 9, TUTTI-443",
    "-np 4 --what time, TUTTI-444",
    "-np 4 --per switch, TUTTI-444",
    "-np 4 --groups nowhere, TUTTI-442",
    "nowhere, TUTTI-441",
    "-np 1, TUTTI-301"
  })
  void whatCannotBeMappedIsRefused(String arguments, String problem) throws Exception {
    Tutti.Ended ended = TUTTI.line("map --mpi inprocess " + arguments + SHORT, "no " + arguments);

    assertThat(ended.error()).as(ended.said()).contains(problem);
    assertThat(ended.status()).isNotZero();
  }

  /** Launches that fail are infrastructure, not wrong usage. */
  @Test
  void withoutAnyLaunchTheInfrastructureFailed() throws Exception {
    Tutti.Ended ended =
        TUTTI.line(
            "map -np 3 --launches 1 --mpi-library openmpi --java /bin/false" + SHORT + "none");

    assertThat(ended.status()).as(ended.said()).isEqualTo(6);
    assertThat(ended.error()).doesNotContain("TUTTI-441");
  }
}
