package org.tutti.cli.option;

import org.tutti.report.layout.PageStyle;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How much a report tells, on the page that the command prints to. */
public final class PageOptions {
  @Option(
      names = {"-v", "--verbose"},
      description =
          "Print everything: all remarks in full, all columns, and how cells were" + " measured.")
  private boolean verbose;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  public PageStyle style() {
    return styleOf(spec).withVerbose(verbose);
  }

  /** The page of a command that has nothing more to tell. */
  public static PageStyle styleOf(CommandSpec spec) {
    CommandLine command = spec.commandLine();
    return new PageStyle(
        command.getUsageHelpWidth(), command.getColorScheme().ansi().enabled(), false);
  }
}
