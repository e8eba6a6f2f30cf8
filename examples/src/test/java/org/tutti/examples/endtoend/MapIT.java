package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code map} with real launches. */
class MapIT {
  private static final String SHORT = " --nrep 5 --warmup 0 --retries 0 --quiet --results ";

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  /** The figure, what is told apart, and the groups of hosts stay with the results. */
  @Test
  void aMapIsReadByWhatItWasMeasuredFor() throws Exception {
    Files.writeString(TUTTI.directory().resolve("switches.txt"), "elsewhere s1\n");
    String line =
        "map --mpi simulated -np 6 --launches 2 --nrep 100 --warmup 0 --retries 0 --quiet"
            + " --no-html --figure p95 --groups switches.txt --margin 50% --results ";
    Tutti.Ended ended = TUTTI.line(line + "first");
    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("8 B, p95 of each launch, 15 pairs of 6 ranks", "p95");
    assertThat(TUTTI.line("map first").output()).isEqualTo(ended.output());
    assertThat(TUTTI.line("map first --figure median --csv pairs.csv").output())
        .contains("8 B, 15 pairs of 6 ranks");
    assertThat(Files.readAllLines(TUTTI.directory().resolve("pairs.csv")).get(0))
        .endsWith("median_ns");
    assertThat(TUTTI.line("map first --per host").output()).startsWith("There is no pair: ");

    assertThat(TUTTI.line(line + "second --per host").output()).startsWith("There is no pair: ");
    assertThat(TUTTI.line("map second").output()).startsWith("There is no pair: ");
    assertThat(TUTTI.line("gate --baseline first second").error()).contains("TUTTI-445");
    assertThat(TUTTI.line("gate --baseline first first").output())
        .contains("8 B (p95 of each launch):");
    assertThat(TUTTI.line("history first first --figure mean").output())
        .contains("8 B (mean of each launch):");

    Path reading = TUTTI.directory().resolve("second/map.json");
    Files.writeString(reading, Files.readString(reading).replace("\"host\"", "\"switch\""));
    Tutti.Ended damaged = TUTTI.line("map second");
    assertThat(damaged.error()).contains("TUTTI-450");
    assertThat(damaged.status()).isEqualTo(65);
  }

  @Test
  void aMapIsReadAgainAsItWasMeasured() throws Exception {
    Tutti.Ended ended =
        TUTTI.line("map -np 2 --launches 2 --mpi-library mpich --csv pairs.csv" + SHORT + "map");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).startsWith("There is one pair, rank 0 with rank 1: ");
    assertThat(Files.readAllLines(TUTTI.directory().resolve("pairs.csv"))).hasSize(2);
    assertThat(TUTTI.directory().resolve("map/report.html")).exists();
    assertThat(TUTTI.line("map map").output())
        .isEqualTo(ended.output().replaceFirst("Pictures: .*\n", ""));
  }

  /**
   * The network of the later map is the same but for one rank. Ranks that only one of two maps has
   * are named, and the others compared.
   */
  @Test
  void whatBecameSlowerIsFoundByGateAndHistory() throws Exception {
    String line =
        "map --mpi simulated --launches 4 --nrep 10 --warmup 0 --retries 0 --margin 50%"
            + " --quiet --no-html --results ";
    TUTTI.line(line + "before -np 6");
    Tutti.Ended slow = TUTTI.line(line + "after -np 6 --environment TUTTI_SIMULATED_SLOW=4:3");
    assertThat(slow.output()).as(slow.said()).startsWith("Rank 4 is ");
    assertThat(slow.status()).isEqualTo(3);

    Tutti.Ended gate = TUTTI.line("gate --baseline before after --margin 50%");
    assertThat(gate.output()).as(gate.said()).startsWith("Rank 4 is ");
    assertThat(gate.status()).isEqualTo(3);

    Tutti.Ended swapped = TUTTI.line("gate --baseline after before");
    assertThat(swapped.output())
        .as(swapped.said())
        .startsWith("Nothing was proven to have become more than 50 % slower ");
    assertThat(swapped.status()).isZero();

    Tutti.Ended history = TUTTI.line("history before after --figures figures");
    assertThat(history.output()).as(history.said()).contains("Rank 4 is slow since ");
    assertThat(TUTTI.directory().resolve("figures/map.svg")).exists();
    assertThat(TUTTI.line("history before after --format csv").error()).contains("TUTTI-108");

    TUTTI.line(line + "four -np 4");
    Tutti.Ended common = TUTTI.line("gate --baseline four before --margin 50%");
    assertThat(common.sentences())
        .as(common.said())
        .contains("6 pairs of 4 ranks", "Only the map afterwards has rank 4, rank 5");
    assertThat(common.status()).isZero();
  }

  /** As campaigns are, maps are compared only if they were measured in the same way. */
  @Tag("all")
  @Test
  void mapsThatWereMeasuredInDifferentWaysAreRefused() throws Exception {
    String line =
        "map --mpi simulated -np 4 --launches 2 --nrep 10 --warmup 0 --retries 0 --quiet --no-html"
            + " --results ";
    TUTTI.line(line + "barrier");
    TUTTI.line(line + "window --sync WINDOW");

    for (String command : List.of("gate --baseline barrier window", "history barrier window")) {
      Tutti.Ended refused = TUTTI.line(command);
      assertThat(refused.error()).as(command).contains("TUTTI-122").contains("way of measuring");
      assertThat(refused.output()).as(command).isEmpty();
      Tutti.Ended allowed = TUTTI.line(command + " --allow-different");
      assertThat(allowed.output()).as(allowed.said()).contains("way of measuring: ");
      assertThat(allowed.status()).as(allowed.said()).isZero();
    }
  }

  /** The slow part is one direction of a rank, or what some ranks exchange with others. */
  @Tag("all")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-np 6 --what bandwidth --msizes 64Ki --param window=16 | from5:2 | Rank 5, sending, is ",
        "-np 16 | 0..3-4..7:3   | Everything between s0 and s1 is ",
        "-np 16 | 8..11:3       | Group s2 is ",
        "-np 16 | 2-9:3,pair:2% | Pair rank 2 with rank 9 is "
      })
  void thePartThatIsSlowIsNamed(String options, String slow, String said) throws Exception {
    StringBuilder groups = new StringBuilder();
    for (int rank = 0; rank < 16; rank++) {
      groups.append("rank").append(rank).append(" s").append(rank / 4).append('\n');
    }
    Files.writeString(TUTTI.directory().resolve("groups.txt"), groups);
    Tutti.Ended ended =
        TUTTI.line(
            "map --mpi simulated --launches 3 --per rank --groups groups.txt --margin 20%"
                + " --no-html --environment TUTTI_SIMULATED_SLOW="
                + slow
                + SHORT
                + "slow-"
                + slow.replaceAll("\\W", "-")
                + " "
                + options);
    assertThat(ended.output()).as(ended.said()).startsWith(said);
    assertThat(ended.sentences().split(" slower than its peers")).as(ended.said()).hasSize(2);
    assertThat(ended.status()).isEqualTo(3);
  }

  @Tag("all")
  @ParameterizedTest
  @CsvSource({
    "-np 3 --what bandwidth, 6 pairs of 3 ranks",
    "-np 3 --isolated --what exchange, 3 pairs of 3 ranks",
    "-np 4 --partners 2, 4 pairs of 4 ranks",
    "-np 130, 2080 pairs of 130 ranks",
    "-np 2 --what one-way --sync WINDOW_HCA:window=5ms --run-time GLOBAL, ' to rank '",
    "-np 3 --what one-way --sync WINDOW_HCA:window=5ms --run-time GLOBAL, 'clock (known to '"
  })
  void otherMaps(String arguments, String said) throws Exception {
    Tutti.Ended ended =
        TUTTI.line("map --mpi simulated --launches 1 " + arguments + SHORT, "map " + arguments);

    assertThat(ended.sentences()).as(ended.said()).contains(said);
    assertThat(ended.status()).isIn(0, 3);
  }

  @ParameterizedTest
  @CsvSource({
    "-np 4 --figure p99, TUTTI-422",
    "-np 4 --figure max, TUTTI-003",
    "-np 4 --partners 1, TUTTI-003",
    "-np 4 --partners 9, TUTTI-003",
    "-np 4 --what time, TUTTI-006",
    "-np 4 --per switch, TUTTI-006",
    "-np 4 --groups nowhere, TUTTI-003",
    "-np 4 --margin 0, TUTTI",
    "-np 4 --launches 0, TUTTI",
    "-np 4 --bind-to cpus:0/1/2/3, binds processes",
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

    assertThat(ended.status()).as(ended.said()).isEqualTo(5);
    assertThat(ended.error()).doesNotContain("TUTTI-441");
  }
}
