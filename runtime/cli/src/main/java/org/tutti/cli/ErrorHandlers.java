package org.tutti.cli;

import java.util.Arrays;
import java.util.List;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.rank.entry.RankErrors;
import org.tutti.rank.process.RankZeroOutput;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns exceptions of commands into messages and exit statuses. */
final class ErrorHandlers {
  private final RankZeroOutput output;

  ErrorHandlers(RankZeroOutput output) {
    this.output = output;
  }

  void install(CommandLine commandLine) {
    commandLine.setParameterExceptionHandler(this::print);
    commandLine.setExecutionExceptionHandler(
        (error, command, result) -> RankErrors.print(error, output));
  }

  private int print(ParameterException error, String[] arguments) {
    RankErrors.rethrowErrors(error);
    for (Throwable cause = error.getCause(); cause != null; cause = cause.getCause()) {
      if (cause instanceof TuttiException known) {
        return RankErrors.print(known, output);
      }
    }
    CommandSpec command = error.getCommandLine().getCommandSpec();
    String guess =
        error instanceof UnmatchedArgumentException unmatched
            ? guess(unmatched.getUnmatched().get(0), command, List.of(arguments))
            : "";
    Problem problem =
        error.getValue() == null
            ? CommandLineProblem.COMMAND_LINE_INVALID
            : CommandLineProblem.OPTION_VALUE_INVALID;
    output.printBeforeExit(
        problem.message(
            message(error, arguments) + ".",
            guess + "See " + command.qualifiedName() + " --help."));
    return problem.exitStatus();
  }

  /** The option may be one of a command whose name is misspelled. */
  private static String guess(String unmatched, CommandSpec command, List<String> arguments) {
    String meant = command.parent() == null ? MisspelledCommand.guess(arguments) : "";
    return meant.isEmpty()
        ? Suggestions.of(unmatched, List.copyOf(command.optionsMap().keySet()))
        : "There is no command '" + arguments.get(0) + "'. " + meant;
  }

  /** The parser's message with the name of the option that the user wrote, not its longest one. */
  private static String message(ParameterException error, String[] arguments) {
    if (!(error.getArgSpec() instanceof OptionSpec option)) {
      return error.getMessage();
    }
    return Arrays.stream(option.names())
        .filter(name -> Arrays.stream(arguments).anyMatch(argument -> isUse(name, argument)))
        .findFirst()
        .map(name -> error.getMessage().replace("'" + option.longestName() + "'", "'" + name + "'"))
        .orElse(error.getMessage());
  }

  private static boolean isUse(String name, String argument) {
    return argument.equals(name) || argument.startsWith(name + "=");
  }
}
