package org.tutti.cli;

import org.tutti.cli.option.ResultFormat;
import picocli.CommandLine.Option;

/** How a command prints a result that is no table. */
final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = ResultFormat.TextOrJson.class,
      description = "text (default) or json.")
  private ResultFormat format = ResultFormat.TEXT;

  ResultFormat value() {
    return format;
  }
}
