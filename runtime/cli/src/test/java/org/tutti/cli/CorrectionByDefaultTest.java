package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.cli.compare.CompareCommand;
import org.tutti.cli.gate.GateOptions;
import org.tutti.stats.hypothesis.Correction;
import picocli.CommandLine;

class CorrectionByDefaultTest {
  @Test
  void compareCorrectsByHolmByDefault() {
    assertThat(compare("a", "b").correction()).isEqualTo(Correction.HOLM);
  }

  @Test
  void theGateCorrectsByHolm() {
    GateOptions gate = CommandLine.populateCommand(new GateOptions());

    assertThat(gate.comparison().correction()).isEqualTo(Correction.HOLM);
  }

  private static ComparisonOptions compare(String... arguments) {
    CompareCommand command = new CompareCommand();
    new CommandLine(command).parseArgs(arguments);
    return command.options();
  }
}
