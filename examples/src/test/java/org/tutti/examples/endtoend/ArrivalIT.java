package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.ProblemKind;

/** Arrival patterns from the command line to the report. */
class ArrivalIT {
  /** Rank 2 passes the message on to rank 3 in a binomial tree, and is late. */
  private static final String LATE_PARENT = "0,0,50us,0";

  /** Between the root and rank 3, and between ranks 2 and 3. */
  private static final String SLOW = " --environment TUTTI_SIMULATED_SLOW=0-3:12,2-3:10";

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  /** The last rank waits for nobody, and the first one for about as long as the other is late. */
  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void whenRealRanksArriveIsRecorded(String launcher) throws Exception {
    String results = "met-" + launcher;
    Tutti.Ended run =
        TUTTI.line(
            run(launcher, results) + " --arrival last-late:300us --sync parameters=tolerance=1ms");

    assertThat(run.status()).as(run.said()).isZero();
    assertThat(run.output()).contains("Arrivals: ", "(last-late:300us)", "imbalance");
    assertThat(Files.readString(TUTTI.directory().resolve(results + "/launches/0001.jsonl")))
        .contains("\"spanNanos\":300000")
        .containsPattern("\"planned\":\\[0,300000\\],\"offsets\":\\[-?\\d+,\\d{6,}\\]")
        .containsPattern("\"waiting\":\\[\\d+,0\\]");
    Tutti.Ended json = TUTTI.line("report " + results + " --format json");
    assertThat(json.output().replaceAll("\\s", ""))
        .containsPattern("\"arrivals\":\\[.*\"rank\":1,\"planned\":300000");
  }

  /** No clock is read twice within a nanosecond, so hardly any start is met to one. */
  @Tag("all")
  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void startsThatAreLateAreMarked(String launcher) throws Exception {
    String results = "late-" + launcher;
    Tutti.Ended run =
        TUTTI.line(
            run(launcher, results) + " --arrival last-late:300us --sync parameters=tolerance=1ns");

    Tutti.Ended csv = TUTTI.line("export " + results + " --format csv");
    assertThat(csv.output().lines().filter(line -> line.contains(",false,")).count())
        .as(run.said())
        .isPositive();
  }

  private static String run(String launcher, String results) {
    return "run -np 2 --launches 1 --launcher "
        + launcher
        + " --nrep 30 --msizes 8 MPI_Bcast --results "
        + results;
  }

  /** Those of waiting ranks are no arrivals. */
  @Test
  void aPatternIsAmongTheRanksOfACell() throws Exception {
    Tutti.Ended run =
        TUTTI.line(
            "run --mpi simulated -np 4 --launches 1 --nrep 20 --msizes 8 --results members"
                + " --arrival last-late:30us --param members=3 MPI_Bcast");

    assertThat(run.status()).as(run.said()).isZero();
    assertThat(Files.readString(TUTTI.directory().resolve("members/launches/0001.jsonl")))
        .contains("\"planned\":[0,0,30000]");
    Tutti.Ended offsets =
        TUTTI.line(
            "run --mpi simulated -np 4 --launches 1 --results offsets --arrival 0,1us,2us,3us"
                + " --param members=3 MPI_Bcast");
    assertThat(offsets.said()).contains("[TUTTI-003] There are arrival offsets of 4 ranks, but 3");
  }

  /**
   * By the model of the network ({@code docs/providers.md}), with o = 50 ns for a message and L =
   * 1.5 us and noise: if rank 2 is late, linear takes o after it, and binomial 10 L for rank 3; if
   * rank 3 is 10 us late, linear takes 12 L - 10 us, and binomial 11 L - 10 us. Without patterns,
   * the order is that of the second one, 12 L and 11 L.
   */
  @Tag("all")
  @Test
  void theAlgorithmThatIsBestInItsWorstPatternIsFound() throws Exception {
    Files.writeString(TUTTI.directory().resolve("parent.txt"), LATE_PARENT.replace(',', '\n'));
    String tune =
        "tune Bcast --mpi simulated -np 4 --msizes 8 --nrep 40 --seed 5 --max-launches 5"
            + " --launches 7"
            + SLOW;
    Tutti.Ended late =
        TUTTI.line(tune + " --output late.sh --results late --arrival parent.txt,0\\,0\\,0\\,10us");

    assertThat(late.status()).as(late.said()).isZero();
    assertThat(late.output())
        .startsWith("Tuning: a verified gain in 1 of 1 cell")
        .contains("MPI_Bcast of 4 processes at 8 B, best in its worst pattern: linear")
        .containsPattern(" parent.txt .* linear .* 1\\.000")
        .containsPattern(" 0,0,0,10us .* default .* 1\\.[1-4]\\d\\d");
    assertThat(TUTTI.directory().resolve("late.sh"))
        .content()
        .contains("export TUTTI_SIMULATED_BCAST=linear");
    Tutti.Ended together = TUTTI.line(tune + " --output together.sh --results together");
    assertThat(together.sentences())
        .contains("Nothing faster than the default: MPI_Bcast of 4 processes, at 8 B.");
  }

  /** The mock-up is the other algorithm; the order of both turns as above. */
  @Tag("all")
  @Test
  void guidelinesAreTestedUnderEachPattern() throws Exception {
    Tutti.Ended check =
        TUTTI.line(
            "check --mpi simulated -np 4 --msizes 8 --nrep 40 --seed 5 --launches 8"
                + " --results checked"
                + SLOW
                + " --arrival 0\\,0\\,50us\\,0,0\\,0\\,0\\,10us",
            "MPI_Bcast <= MPI_Bcast:linear");

    assertThat(check.status()).as(check.said()).isEqualTo(3);
    assertThat(check.output())
        .contains("Guidelines: 1 violation in 2 tests by launches in pairs")
        .containsPattern("1 x 4|4 x 1")
        .containsPattern(" 0,0,0,10us +0/1")
        .containsPattern(" 0,0,50us,0 +1/1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "last-late:9us;late | TUTTI-003",
        "last-late:9us;LAST-LATE:9us | TUTTI-003",
        "last-late:9us;none.txt | TUTTI-003",
        "0\\,1us;last-late:9us | TUTTI-003",
        "last-late;random:-1x | TUTTI-003"
      })
  void patternsThatCannotBeAreRefused(String patterns, String problem) throws Exception {
    for (List<String> command :
        List.of(List.of("check", "Bcast <= Bcast:linear"), List.of("tune", "Bcast"))) {
      String output = command.get(0).equals("tune") ? " --output f.sh" : "";
      Tutti.Ended ended =
          TUTTI.line(
              command.get(0)
                  + output
                  + " --mpi simulated -np 4 --launches 1 --results refused --arrival "
                  + patterns.replace(';', ','),
              command.get(1));
      assertThat(ended.status()).as(ended.said()).isEqualTo(ProblemKind.USAGE.exitStatus());
      assertThat(ended.error()).as(command.toString()).contains(problem);
    }
  }
}
