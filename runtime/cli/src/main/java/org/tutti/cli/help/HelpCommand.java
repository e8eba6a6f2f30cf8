package org.tutti.cli.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.tutti.cli.command.CommandGroup;
import org.tutti.cli.command.CommandNames;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.report.Glossary;
import org.tutti.report.Glossary.Term;
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
    description = {
      "Shows the help of a command, of a group of its options (help run ranks), of a word of a"
          + " report (help median; words: of all), or of a topic:"
          + " settings (of measuring), lab (commands of the laboratory), man (the manual page), or"
          + " completion (a script for bash and zsh: source <(java -jar benchmarks.jar help"
          + " completion))."
    })
public final class HelpCommand implements Callable<Integer> {
  private static final String ALL = "all";
  private static final String WORDS = "words";
  private static final String SHELL_COMMAND = "benchmarks";

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "COMMAND",
      description = "A command, a topic, or a word of a report.")
  private Optional<String> command;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GROUP",
      description =
          "A group of its options (the help of the command lists them), or all; with completion,"
              + " the name of the command that the script defines (default: benchmarks).")
  private Optional<String> group;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CommandLine program = spec.parent().commandLine();
    Optional<String> topic = command.flatMap(name -> topic(name, program));
    if (topic.isPresent()) {
      return print(topic.get());
    }
    List<Term> terms = command.map(word -> terms(word, program)).orElse(List.of());
    if (!terms.isEmpty()) {
      return print(text(terms, program.getUsageHelpWidth()));
    }
    CommandLine named = command.map(name -> named(program, name)).orElse(program);
    if (group.isEmpty()) {
      named.usage(spec.commandLine().getOut());
      return ExitStatus.SUCCESS;
    }
    Help helped = new Help(named.getCommandSpec(), named.getColorScheme());
    return print(
        group.get().equals(ALL)
            ? HelpSections.all(helped)
            : HelpSections.group(helped, group(named.getCommandSpec(), group.get())));
  }

  /** What a word of a report means; empty if it is the name of a command. */
  private List<Term> terms(String word, CommandLine program) {
    return program.getSubcommands().containsKey(word)
        ? List.of()
        : word.equals(WORDS)
            ? Glossary.terms()
            : Glossary.of(word + group.map(rest -> " " + rest).orElse(""));
  }

  private static String text(List<Term> terms, int width) {
    return terms.stream()
        .flatMap(term -> term.lines(width).stream())
        .map(line -> line + System.lineSeparator())
        .collect(Collectors.joining());
  }

  /** The text of a topic; empty if the name is none. */
  private Optional<String> topic(String name, CommandLine program) {
    Help all = new Help(program.getCommandSpec(), program.getColorScheme());
    String text =
        switch (name) {
          case OptionGroup.SETTINGS -> HelpSections.settings(all);
          case CommandGroup.ADDED -> CommandGroup.laboratory(all);
          case "man" -> String.join("\n", ManualPage.lines(program.getCommandSpec())) + "\n";
          case "completion" -> CompletionScript.text(group.orElse(SHELL_COMMAND), program);
          default -> "";
        };
    return Optional.of(text).filter(words -> !words.isEmpty());
  }

  private int print(String text) {
    spec.commandLine().getOut().print(text);
    spec.commandLine().getOut().flush();
    return ExitStatus.SUCCESS;
  }

  private static CommandLine named(CommandLine program, String name) {
    CommandLine found = program.getSubcommands().get(name);
    if (found == null) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "There is no command '" + name + "'.",
          Suggestions.of(name, CommandNames.all()) + "See help.");
    }
    return found;
  }

  /** The group of a name. */
  private static OptionGroup group(CommandSpec of, String name) {
    Map<OptionGroup, List<OptionSpec>> groups = OptionGroup.of(of);
    List<String> words = new ArrayList<>(groups.keySet().stream().map(OptionGroup::word).toList());
    words.add(ALL);
    return OptionGroup.named(name)
        .filter(groups::containsKey)
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
