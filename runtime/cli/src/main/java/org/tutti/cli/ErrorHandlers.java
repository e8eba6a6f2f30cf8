package org.tutti.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever goes wrong in a command into a message and an exit status. */
final class ErrorHandlers {
  private final RankZeroOutput voice;

  ErrorHandlers(RankZeroOutput voice) {
    this.voice = voice;
  }

  void install(CommandLine commandLine) {
    commandLine.setParameterExceptionHandler((error, arguments) -> refused(error));
    commandLine.setExecutionExceptionHandler((error, command, result) -> failed(error));
  }

  private int refused(ParameterException error) {
    rethrowErrors(error);
    if (error.getCause() instanceof TuttiException cause) {
      return failed(cause);
    }
    CommandSpec command = error.getCommandLine().getCommandSpec();
    String guess =
        error instanceof UnmatchedArgumentException unmatched
            ? Suggestions.of(
                unmatched.getUnmatched().get(0), List.copyOf(command.optionsMap().keySet()))
            : "";
    voice.sayLastWords(
        CommandLineProblem.COMMAND_LINE_INVALID.message(
            error.getMessage() + ".", guess + "See " + command.qualifiedName() + " --help."));
    return CommandLineProblem.COMMAND_LINE_INVALID.exitStatus();
  }

  /** An error of the JVM's, such as of its memory, concerns this rank alone and is no mistake. */
  private static void rethrowErrors(Exception error) {
    for (Throwable cause = error; cause != null; cause = cause.getCause()) {
      if (cause instanceof VirtualMachineError fatal) {
        throw fatal;
      }
    }
  }

  private int failed(Exception error) {
    rethrowErrors(error);
    if (error instanceof TuttiException known) {
      voice.sayLastWords(known.getMessage());
      return known.problem().exitStatus();
    }
    StringWriter trace = new StringWriter();
    error.printStackTrace(new PrintWriter(trace));
    Problem defect = CommandLineProblem.INTERNAL_ERROR;
    voice.sayLastWords(
        defect.message(defect.description().cause(), defect.description().remedy() + " " + trace));
    return defect.exitStatus();
  }
}
