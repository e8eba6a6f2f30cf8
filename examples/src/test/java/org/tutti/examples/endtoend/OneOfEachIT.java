package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.cli.Agreement;

/** What commands that start launches say of one cell, one launch, and one rank. */
class OneOfEachIT {
  private static final String ONE = " -np 1 --mpi inprocess ";
  private static final String CELL = "Example01Allreduce* --msizes 8 --nrep 30 ";

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run --launches 1 --no-html --results one" + ONE + CELL,
        "run --dry" + ONE + CELL,
        "run --dry -np 2 --mpi inprocess " + CELL,
        "reproduce --trials 2 --launches 1 --results two" + ONE + CELL,
        "selftest --launches 2 --results three" + ONE + CELL,
        "doctor" + ONE,
        "list Example01Allreduce*"
      })
  void numbersAgreeWithTheirNouns(String command) throws Exception {
    Tutti.Ended ended = TUTTI.line(command);

    assertThat(ended.said()).doesNotContain("TUTTI-009", "TUTTI-003");
    assertThat(Agreement.violations(ended.output() + ended.error())).as(ended.said()).isEmpty();
  }
}
