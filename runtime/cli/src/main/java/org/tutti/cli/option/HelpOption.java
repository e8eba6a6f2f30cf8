package org.tutti.cli.option;

import picocli.CommandLine.Option;

/** The option that every command has. */
public final class HelpOption {
  /** Its name where every option is asked for. */
  public static final String ALL = "--help-all";

  @Option(
      names = {"-h", "--help", ALL},
      usageHelp = true,
      description = "Show this help, or that of every option.")
  private boolean requested;
}
