package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What commands that only read say of campaigns that were really measured, one of each kind. */
class ReadCampaignsIT {
  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  /** {@code K} stands for a kind. */
  private static final List<String> READING =
      List.of(
          "report K --verbose",
          "report K --html K.html",
          "report K --format json",
          "compare K K",
          "gate --baseline K K --allow-untrustworthy",
          "export K --format csv-launches",
          "history K K",
          "archive K -o K.zip --author Ada --license CC-BY-4.0");

  @BeforeAll
  static void copy() throws Exception {
    for (MeasuredCampaign kind : MeasuredCampaign.values()) {
      kind.copyTo(TUTTI.directory().resolve(name(kind)));
    }
  }

  private static String name(MeasuredCampaign kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Stream<String> kinds() {
    return Stream.of(MeasuredCampaign.values()).map(ReadCampaignsIT::name);
  }

  /** Nothing is measured or changed, whatever is said of it. */
  @ParameterizedTest
  @MethodSource("kinds")
  void everyKindIsReadByEveryCommand(String kind) throws Exception {
    for (String command : READING) {
      Tutti.Ended ended = TUTTI.line(command.replaceAll("\\bK\\b", kind));
      assertThat(ended.status()).as(command + "\n" + ended.said()).isIn(0, 3, 4, 5);
      assertThat(ended.said()).as(command).doesNotContain("[TUTTI-009]", "Exception in thread");
    }
    for (String file : List.of(kind + ".html", kind + ".zip")) {
      assertThat(TUTTI.directory().resolve(file)).isNotEmptyFile();
    }
  }

  /** Line breaks count as spaces; what holds is divided by two semicolons. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "report in-process | oneAfterTheOther against library: ;; ratio ",
        "compare in-process library oneAfterTheOther"
            + "| A: library;;B: oneAfterTheOther;;launches paired by block;; Example17Baseline ",
        "compare open-mpi mpich --allow-different | Open MPI;;MPICH",
        "export open-mpi --picture violin --format md | run-time",
        "report all-ranks | Phases of ;;(before the first mark);;reduce;;bcast",
        "report failed-cell | the benchmark threw on all ranks;;env:BROKEN",
        "report busy-machine --verbose | TUTTI-186;;other programs took",
        "report two-hosts-in-two-states --verbose"
            + "| Host: h1, h2;;hosts h1 and h2 are far from each other in ;; of 4 launches;;"
            + " far in ",
        "history factor factor | changed over 2 campaigns",
        "analyze factor --factor label --factor benchmark --factor rank --factor launch"
            + " --covariate msize"
            + "| - Observations look normal in ;;- label: its levels differ in ;;"
            + " benchmark, Example17Baseline ;; rank, BCAST;; msize, BCAST;;"
            + "Quantile regression: against the first level, or per unit of a covariate",
        "analyze factor --format json --qq | \"kind\" : \"exploration\";;\"points\"",
        "analyze factor --format csv | table,figure,unit,operation,;;levels,cliffsDelta,",
      })
  void whatIsSaid(String command, String holds) throws Exception {
    Tutti.Ended ended = TUTTI.line(command);

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.sentences()).contains(holds.split(";;"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "compare in-process library faster | 2 | TUTTI-121",
        "export in-process --format csv-ranks | 65 | TUTTI-019",
        "export in-process --format csv-phases | 65 | TUTTI-019",
        "compare open-mpi mpich | 65 | TUTTI-122",
      })
  void whatIsRefused(String command, int status, String problem) throws Exception {
    Tutti.Ended ended = TUTTI.line(command);

    assertThat(ended.status()).as(ended.said()).isEqualTo(status);
    assertThat(ended.error()).contains("[" + problem + "]");
  }

  @Test
  void allRanksOfAllObservationsAreExported() throws Exception {
    List<String> rows = export("csv-ranks");
    assertThat(rows.get(0))
        .endsWith("rank,observation,start_ns,operations,run_time_ns,flags,valid");
    assertThat(rows.subList(1, rows.size())).hasSize(2 * 5).allMatch(row -> row.endsWith("true"));
    assertThat(rows.get(1)).contains(",0,0,");
    assertThat(rows.get(10)).contains(",1,4,");
  }

  @Test
  void phasesAreExported() throws Exception {
    List<String> rows = export("csv-phases");
    assertThat(rows.get(0)).endsWith("rank,phase,observation,operations,time_ns,valid");
    assertThat(rows.subList(1, rows.size())).hasSize(2 * 3 * 5);
  }

  private static List<String> export(String format) throws Exception {
    Tutti.Ended export = TUTTI.line("export all-ranks --format " + format);
    assertThat(export.status()).as(export.said()).isZero();
    return export.output().lines().toList();
  }
}
