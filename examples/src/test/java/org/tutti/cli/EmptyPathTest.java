package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tutti.cli.option.HelpOption;
import org.tutti.diagnostics.TuttiException;
import org.tutti.rank.process.RankZeroOutput;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * An empty path, as a shell makes it of a variable that is not set, is an error in every command,
 * and not the current directory.
 */
class EmptyPathTest {
  private final Commands commands =
      new Commands(new RankZeroOutput(new PrintWriter(Writer.nullWriter()), Map.of()), Map.of());

  @Test
  void noCommandTakesIt() {
    List<String> tried = new ArrayList<>();
    for (CommandLine command : commands.parser(HelpOption.ALL).getSubcommands().values()) {
      String name = command.getCommandName();
      Stream.concat(
              command.getCommandSpec().options().stream(),
              command.getCommandSpec().positionalParameters().stream())
          .filter(EmptyPathTest::isPath)
          .map(argument -> argument instanceof OptionSpec option ? option.longestName() + "=" : "")
          .forEach(
              argument -> {
                assertThatThrownBy(() -> commands.parser(name).parseArgs(name, argument))
                    .as(name + " " + argument)
                    .isInstanceOf(ParameterException.class)
                    .hasMessageContaining("it is empty");
                tried.add(name + " " + argument);
              });
    }
    assertThat(tried)
        .contains("report ", "compare ", "gate --baseline=", "archive ", "replicate --results=");
  }

  @Test
  void noSettingTakesIt() {
    List<String> tried = new ArrayList<>();
    List<SettingKey<?>> keys = new ArrayList<>();
    for (SettingScope scope : SettingScope.values()) {
      keys.addAll(SettingKey.all(scope));
    }
    for (SettingKey<?> key : keys) {
      Object value;
      try {
        value = key.parse("x").value();
      } catch (TuttiException e) {
        continue;
      }
      if (value instanceof Path) {
        assertThatThrownBy(() -> key.parse(""))
            .isInstanceOf(TuttiException.class)
            .hasMessageContaining("it is empty");
        tried.add(key.name());
      }
    }
    assertThat(tried).contains("results", "file-dir");
  }

  private static boolean isPath(ArgSpec argument) {
    return Stream.concat(Stream.of(argument.type()), Arrays.stream(argument.auxiliaryTypes()))
        .anyMatch(Path.class::equals);
  }
}
