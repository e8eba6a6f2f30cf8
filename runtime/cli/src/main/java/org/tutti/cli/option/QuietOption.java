package org.tutti.cli.option;

import picocli.CommandLine.Option;

/** Whether progress is shown. */
public final class QuietOption {
  @Option(
      names = {"-q", "--quiet"},
      description = "Show only errors and the result, no progress.")
  private boolean given;

  public boolean isGiven() {
    return given;
  }
}
