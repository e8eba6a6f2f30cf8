package org.tutti.cli.command;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Commands that another module adds to {@code benchmarks.jar}. {@link java.util.ServiceLoader}
 * finds the source, a class with a public constructor, wherever it is on the class path.
 */
public interface CommandSource {
  /** The names of its commands, in the order of the help; none is that of another command. */
  List<String> names();

  /** Those that start launches, as a rule. */
  Set<String> driverNames();

  /** The annotated object of a command, made for one call in a process. */
  Object command(String name, CommandProcess process);

  /** What it adds to the command {@code report}, made for one call. */
  default Optional<ReportAddition> reportAddition() {
    return Optional.empty();
  }
}
