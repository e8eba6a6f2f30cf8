package org.tutti.cli;

import org.tutti.analysis.compare.ComparisonOptions;
import picocli.CommandLine.Option;

/** How much evidence a judgment asks for. */
final class SignificanceOption {
  @Option(
      names = "--significance",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      description = "Significance level, such as 5%% (default).")
  private Double significance = ComparisonOptions.DEFAULT.significance();

  double value() {
    return significance;
  }
}
