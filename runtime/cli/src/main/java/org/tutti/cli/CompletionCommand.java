package org.tutti.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.tutti.diagnostics.CommandLineProblem;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints what makes a shell complete commands and options. */
@Command(
    name = "completion",
    description = {
      "Prints a script for bash and zsh that defines a command for this jar, and completes its "
          + "commands and options: source <(java -jar benchmarks.jar completion)."
    })
final class CompletionCommand implements Callable<Integer> {
  /** What is the name of a function in bash and in zsh. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*");

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "Name of the command that the script defines (default: benchmarks).")
  private String name = "benchmarks";

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (!NAME.matcher(name).matches()) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "'" + name + "' cannot be the name of a command.", "Use letters, digits, '-', and '_'.");
    }
    CommandLine all = spec.commandLine().getParent();
    String script = AutoComplete.bash(name, all);
    spec.commandLine().getOut().print(definition() + script + "\n");
    return ExitStatus.SUCCESS;
  }

  /** The definition for a jar only: a longer class path is not what a user types. */
  private String definition() {
    String path = System.getProperty("java.class.path");
    if (!path.endsWith(".jar") || path.contains(File.pathSeparator)) {
      return "";
    }
    String jar = Path.of(path).toAbsolutePath().toString().replace("'", "'\\''");
    return name + "() { java -jar '" + jar + "' \"$@\"; }\n";
  }
}
