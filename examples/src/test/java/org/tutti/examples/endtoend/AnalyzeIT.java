package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** {@code analyze} and {@code history} of campaigns that were really measured. */
@Tag("any-jdk")
class AnalyzeIT {
  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @BeforeAll
  static void measure() throws Exception {
    measure("first --launches 6");
    measure("second --launches 1");
  }

  private static void measure(String results) throws Exception {
    Tutti.Ended run =
        TUTTI.line(
            "run --mpi inprocess -np 2 --nrep 60 --summary-all-ranks --factor label=a,b"
                + " Example17Baseline --results "
                + results);
    assertThat(run.status()).as(run.said()).isZero();
  }

  @Test
  void everyFactorIsExamined() throws Exception {
    Tutti.Ended text =
        TUTTI.line(
            "analyze first --factor label --factor benchmark --factor rank --factor launch"
                + " --covariate msize");

    assertThat(text.status()).as(text.said()).isZero();
    assertThat(text.output())
        .startsWith("- Observations look normal in ")
        .contains("- label: its levels differ in ")
        .contains("\n  benchmark, Example17Baseline\n")
        .containsPattern("\n  rank, [A-Z]+ ")
        .contains("Quantile regression: against the first level, or per unit of a covariate")
        .containsPattern("\n  msize, [A-Z]+ ")
        .doesNotContain("too few launches");
    assertThat(text.output().lines()).allMatch(line -> line.length() <= 100);
  }

  @Test
  void otherProgramsReadTheSame() throws Exception {
    Tutti.Ended json = TUTTI.line("analyze first --format json --qq");
    assertThat(json.status()).as(json.said()).isZero();
    assertThat(json.output()).contains("\"kind\" : \"exploration\"").contains("\"points\"");

    Tutti.Ended csv = TUTTI.line("analyze first --format csv");
    assertThat(csv.status()).as(csv.said()).isZero();
    assertThat(csv.output())
        .startsWith("table,figure,unit,operation,")
        .contains("levels,cliffsDelta,");
  }

  @Test
  void campaignsHaveAHistory() throws Exception {
    Tutti.Ended history = TUTTI.line("history second first");
    assertThat(history.status()).as(history.said()).isZero();
    assertThat(history.output()).contains(" changed over 2 campaigns").containsPattern("1 +20");
  }
}
