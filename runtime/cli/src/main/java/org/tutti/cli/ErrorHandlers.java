package org.tutti.cli;

import java.util.List;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.entry.RankErrors;
import org.tutti.measure.process.RankZeroOutput;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns exceptions of commands into messages and exit statuses. */
final class ErrorHandlers {
  private final RankZeroOutput output;

  ErrorHandlers(RankZeroOutput output) {
    this.output = output;
  }

  void install(CommandLine commandLine) {
    commandLine.setParameterExceptionHandler((error, arguments) -> print(error));
    commandLine.setExecutionExceptionHandler(
        (error, command, result) -> RankErrors.print(error, output));
  }

  private int print(ParameterException error) {
    RankErrors.rethrowErrors(error);
    for (Throwable cause = error.getCause(); cause != null; cause = cause.getCause()) {
      if (cause instanceof TuttiException known) {
        return RankErrors.print(known, output);
      }
    }
    CommandSpec command = error.getCommandLine().getCommandSpec();
    String guess =
        error instanceof UnmatchedArgumentException unmatched
            ? Suggestions.of(
                unmatched.getUnmatched().get(0), List.copyOf(command.optionsMap().keySet()))
            : "";
    Problem problem =
        error.getValue() == null
            ? CommandLineProblem.COMMAND_LINE_INVALID
            : CommandLineProblem.OPTION_VALUE_INVALID;
    output.printBeforeExit(
        problem.message(
            error.getMessage() + ".", guess + "See " + command.qualifiedName() + " --help."));
    return problem.exitStatus();
  }
}
