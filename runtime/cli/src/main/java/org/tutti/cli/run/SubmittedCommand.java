package org.tutti.cli.run;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tutti.campaign.launch.DriverJvm;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.cli.command.CommandNames;

/** The command line of a campaign as a batch job runs it. */
final class SubmittedCommand {
  /** Options for the batch system, each with a value. */
  private static final Set<String> OF_BATCH = Set.of(SubmitOptions.NAME, SubmitOptions.OF_JOB);

  private SubmittedCommand() {}

  /**
   * The argument vector of the driver: this JVM's program with the arguments of this command, but
   * for those that are for the batch system, and with a fixed directory.
   *
   * @param name of the command
   */
  static List<String> of(String name, List<String> arguments, Path results) {
    List<String> command = new ArrayList<>();
    command.add(JavaProgram.javaOfThisJvm().toString());
    command.addAll(DriverJvm.OPTIONS);
    command.addAll(
        List.of("-cp", absolute(System.getProperty("java.class.path")), CommandNames.MAIN_CLASS));
    command.addAll(inJob(arguments));
    if (arguments.stream().noneMatch(one -> one.split("=", 2)[0].equals("--results"))) {
      command.add(command.indexOf(name) + 1, "--results=" + results);
    }
    return command;
  }

  private static List<String> inJob(List<String> arguments) {
    List<String> kept = new ArrayList<>();
    for (int index = 0; index < arguments.size(); index++) {
      String argument = arguments.get(index);
      if (OF_BATCH.contains(argument)) {
        index++;
      } else if (!OF_BATCH.contains(argument.split("=", 2)[0])) {
        kept.add(argument);
      }
    }
    return kept;
  }

  private static String absolute(String classPath) {
    List<String> entries = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      entries.add(Path.of(entry).toAbsolutePath().toString());
    }
    return String.join(File.pathSeparator, entries);
  }
}
