package org.tutti.cli;

import java.util.List;
import org.tutti.cli.command.CommandNames;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;

/** A first argument such as {@code rum}, which is taken for a benchmark since it is no command. */
final class MisspelledCommand {
  private MisspelledCommand() {}

  /** The command that was probably meant; nothing if none has such a name. */
  static String guess(List<String> arguments) {
    return arguments.isEmpty() || arguments.get(0).startsWith("-")
        ? ""
        : Suggestions.of(arguments.get(0), CommandNames.all());
  }

  /**
   * The same error, or one that says that there is no such command either.
   *
   * @param benchmarks as they were given
   */
  static TuttiException refined(TuttiException error, List<String> benchmarks) {
    if (error.problem() != CommandLineProblem.BENCHMARK_UNKNOWN
        || benchmarks.isEmpty()
        || !error.what().contains("'" + benchmarks.get(0) + "'")) {
      return error;
    }
    String guess = guess(benchmarks);
    return guess.isEmpty()
        ? error
        : CommandLineProblem.BENCHMARK_UNKNOWN.error(
            "There is neither a command nor a benchmark '" + benchmarks.get(0) + "'.",
            guess + "--help shows all commands, and the command list all benchmarks.",
            error);
  }
}
