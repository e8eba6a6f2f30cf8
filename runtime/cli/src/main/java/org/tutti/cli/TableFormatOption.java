package org.tutti.cli;

import picocli.CommandLine.Option;

/** How a command prints a result that is a table. */
final class TableFormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = ResultFormat.Converter.class,
      description = "text (default), csv, or json.")
  private ResultFormat format = ResultFormat.TEXT;

  ResultFormat value() {
    return format;
  }
}
