package org.tutti.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the help of a command, or one group of its options. */
@Command(
    name = "help",
    description = {"Shows the help of a command, or the options of a group: help run ranks."})
final class HelpCommand implements Callable<Integer> {
  @Parameters(index = "0", arity = "0..1", paramLabel = "COMMAND", description = "A command.")
  private Optional<String> command;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GROUP",
      description = "A group of its options (the help of the command lists them), or all.")
  private Optional<String> group;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CommandLine program = spec.parent().commandLine();
    CommandLine named = command.map(name -> named(program, name)).orElse(program);
    PrintWriter output = spec.commandLine().getOut();
    if (group.isEmpty()) {
      named.usage(output);
    } else {
      Help helped = new Help(named.getCommandSpec(), named.getColorScheme());
      groups(named.getCommandSpec(), group.get())
          .forEach(one -> output.print(HelpSections.group(helped, one)));
      output.flush();
    }
    return ExitStatus.SUCCESS;
  }

  private static CommandLine named(CommandLine program, String name) {
    CommandLine found = program.getSubcommands().get(name);
    if (found == null) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "There is no command '" + name + "'.",
          Suggestions.of(name, Commands.NAMES) + "See help.");
    }
    return found;
  }

  /** The group of a name, or all. */
  private static List<OptionGroup> groups(CommandSpec of, String name) {
    Map<OptionGroup, List<OptionSpec>> groups = OptionGroup.of(of);
    if (name.equals("all")) {
      return List.copyOf(groups.keySet());
    }
    List<String> words = new ArrayList<>(groups.keySet().stream().map(OptionGroup::word).toList());
    words.add("all");
    return OptionGroup.named(name)
        .filter(groups::containsKey)
        .map(List::of)
        .orElseThrow(
            () ->
                CommandLineProblem.COMMAND_LINE_INVALID.error(
                    "The command " + of.name() + " has no group of options '" + name + "'.",
                    Suggestions.of(name, words)
                        + "Its groups are "
                        + String.join(", ", words)
                        + "."));
  }
}
