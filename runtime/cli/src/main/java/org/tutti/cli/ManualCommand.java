package org.tutti.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the manual page. */
@Command(
    name = "man",
    description = {
      "Prints the manual page of all commands, which man shows: "
          + "java -jar benchmarks.jar man > benchmarks.1 && man ./benchmarks.1"
    })
final class ManualCommand implements Callable<Integer> {
  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CommandSpec all = spec.parent();
    ManualPage.lines(all).forEach(spec.commandLine().getOut()::println);
    return ExitStatus.SUCCESS;
  }
}
