package org.tutti.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.UserError;
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
    if (error.getCause() instanceof UserError userError) {
      return failed(userError);
    }
    CommandSpec command = error.getCommandLine().getCommandSpec();
    String guess =
        error instanceof UnmatchedArgumentException unmatched
            ? Suggestions.of(
                unmatched.getUnmatched().get(0), List.copyOf(command.optionsMap().keySet()))
            : "";
    voice.sayLastWords(
        "[TUTTI-001] "
            + error.getMessage()
            + ". "
            + guess
            + "See "
            + command.qualifiedName()
            + " --help.");
    return ExitStatus.USAGE;
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
    if (error instanceof UserError userError) {
      voice.sayLastWords(userError.getMessage());
      return userError.number() < 20 ? ExitStatus.USAGE : ExitStatus.FAILURE;
    }
    StringWriter trace = new StringWriter();
    error.printStackTrace(new PrintWriter(trace));
    voice.sayLastWords("[TUTTI-009] Tutti itself failed, which is a fault of Tutti. " + trace);
    return ExitStatus.FAILURE;
  }
}
