package org.tutti.cli.option;

import picocli.CommandLine.Option;

/** How a command prints a result that is no table. */
public final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = ResultFormat.TextOrJson.class,
      description = "text (default) or json.")
  private ResultFormat format = ResultFormat.TEXT;

  public ResultFormat value() {
    return format;
  }
}
