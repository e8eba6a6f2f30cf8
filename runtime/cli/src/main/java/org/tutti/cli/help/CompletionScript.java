package org.tutti.cli.help;

import java.io.File;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.tutti.diagnostics.CommandLineProblem;
import picocli.AutoComplete;
import picocli.CommandLine;

/** What makes a shell complete commands and options. */
final class CompletionScript {
  /** What is the name of a function in bash and in zsh. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*");

  private CompletionScript() {}

  /**
   * A script for bash and zsh.
   *
   * @param name of the command that it defines for this jar
   */
  static String text(String name, CommandLine program) {
    if (!NAME.matcher(name).matches()) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "'" + name + "' cannot be the name of a command.", "Use letters, digits, '-', and '_'.");
    }
    return definition(name) + AutoComplete.bash(name, program) + "\n";
  }

  /** The definition for a jar only: a longer class path is not what a user types. */
  private static String definition(String name) {
    String path = System.getProperty("java.class.path");
    if (!path.endsWith(".jar") || path.contains(File.pathSeparator)) {
      return "";
    }
    String jar = Path.of(path).toAbsolutePath().toString().replace("'", "'\\''");
    return name + "() { java -jar '" + jar + "' \"$@\"; }\n";
  }
}
