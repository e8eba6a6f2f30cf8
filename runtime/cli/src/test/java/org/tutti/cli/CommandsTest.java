package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.cli.command.CommandNames;
import org.tutti.rank.process.RankZeroOutput;

class CommandsTest {
  private final Commands commands =
      new Commands(new RankZeroOutput(new PrintWriter(new StringWriter()), Map.of()), Map.of());

  @ParameterizedTest
  @ValueSource(strings = {"-h", "--help", "help"})
  void theHelpListsEveryCommandByItsName(String argument) {
    assertThat(commands.parser(argument).getSubcommands().keySet())
        .containsExactlyElementsOf(CommandNames.all());
  }

  @Test
  void aCommandIsCreatedIfAnArgumentNamesIt() {
    assertThat(commands.parser("run", "Example01Allreduce").getSubcommands())
        .containsOnlyKeys("run");
  }

  @Test
  void aRankCreatesNone() {
    assertThat(commands.parser("--msizes", "8", "Example01Allreduce").getSubcommands()).isEmpty();
  }

  @Test
  void theNamedClassIsThatOfTheProgram() {
    assertThat(CommandNames.MAIN_CLASS).isEqualTo(Main.class.getName());
  }
}
