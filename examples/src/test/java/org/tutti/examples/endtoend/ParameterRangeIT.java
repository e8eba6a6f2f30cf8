package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that parameters of operations cannot have. */
class ParameterRangeIT {
  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bandwidth --param window=0 | Parameter window cannot be '0'. Give at least 1.",
        "bandwidth:persistent --param window=-3 | Parameter window cannot be '-3'.",
        "fan-in --param window=0 | Parameter window cannot be '0'.",
        "MPI_Put:bandwidth --param window=0 | Parameter window cannot be '0'.",
        "bandwidth:threads --thread-level MULTIPLE --param window=0 | window cannot be '0'.",
        "MPI_Gather:delayed --param late=2 | late cannot be '2' with 2 processes. Give a rank.",
        "MPI_Gather:delayed --param delay=-1 | Parameter delay cannot be '-1'. Give at least 0.",
        "MPI_Put:completion --param delay=-1 | Parameter delay cannot be '-1'.",
        "MPI_Iallreduce:overlapped --param tests=-1 | Parameter tests cannot be '-1'.",
        "MPI_Ineighbor_alltoall --param work=-1 | Parameter work cannot be '-1'.",
        "halo:Sendrecv --param dimensions=0 | Parameter dimensions cannot be '0'.",
        "MPI_Bcast:split --param pieces=0 | Parameter pieces cannot be '0'. Give at least 1.",
        "MPI_Alltoall:repeated --param calls=0 | Parameter calls cannot be '0'.",
        "exchange:next-ranks --param partners=2 | Each of 2 processes cannot have 2 partners.",
      })
  void areRefusedBeforeAnyRankIsStarted(String arguments, String told) throws Exception {
    Tutti.Ended ended = TUTTI.line("run -np 2 --launches 1 --results results " + arguments);

    assertThat(ended.status()).as(ended.said()).isEqualTo(2);
    assertThat(ended.error().replaceAll("\\s+", " ")).contains("[TUTTI-003] ").contains(told);
    assertThat(TUTTI.directory().resolve("results")).doesNotExist();
  }

  @Test
  void theCellsThatFitAreMeasured() throws Exception {
    Tutti.Ended ended =
        TUTTI.line(
            "run -np 2 --launches 1 --msizes 8 --nrep 20 --warmup 20 --results fitting bandwidth"
                + " --param window=0,4");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error()).contains("[TUTTI-260] 1 of 2 cells cannot be measured");
    assertThat(ended.output()).containsPattern("(?m)^ +8 B ");
    assertThat(ended.sentences())
        .contains("all with window 4")
        .contains("[TUTTI-260] Parameter window cannot be '0'");
  }
}
