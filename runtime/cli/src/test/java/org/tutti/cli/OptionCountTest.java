package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tutti.cli.help.OptionGroup;
import org.tutti.cli.option.HelpOption;
import org.tutti.rank.process.RankZeroOutput;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The core is small enough for one head: a new command or option takes the place of another. */
class OptionCountTest {
  private final CommandLine program =
      new Commands(new RankZeroOutput(new PrintWriter(Writer.nullWriter()), Map.of()), Map.of())
          .parser(HelpOption.ALL);

  @Test
  void commandsAreFew() {
    assertThat(program.getSubcommands()).hasSizeLessThanOrEqualTo(10);
  }

  @Test
  void optionsOfAllCommandsAreFew() {
    Set<String> options =
        Stream.concat(Stream.of(program), program.getSubcommands().values().stream())
            .map(CommandLine::getCommandSpec)
            .flatMap(command -> command.options().stream())
            .filter(option -> !option.hidden())
            .map(OptionSpec::longestName)
            .collect(Collectors.toSet());
    assertThat(options).hasSizeLessThanOrEqualTo(80);
  }

  @Test
  void optionsInTheHelpOfRunAreFew() {
    CommandSpec run = program.getSubcommands().get("run").getCommandSpec();
    int shown =
        OptionGroup.of(run).entrySet().stream()
            .filter(group -> !group.getKey().isSettings())
            .mapToInt(group -> group.getValue().size())
            .sum();
    assertThat(shown).isLessThanOrEqualTo(50);
  }
}
