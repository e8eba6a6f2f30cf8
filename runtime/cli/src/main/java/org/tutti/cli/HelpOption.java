package org.tutti.cli;

import picocli.CommandLine.Option;

/** The option that every command has. */
final class HelpOption {
  /** Its name where every option is asked for. */
  static final String ALL = "--help-all";

  @Option(
      names = {"-h", "--help", ALL},
      usageHelp = true,
      description = "Show this help, or that of every option.")
  private boolean requested;
}
