package org.tutti.cli;

import org.tutti.analysis.compare.ComparisonOptions;
import picocli.CommandLine.Option;

/** The significance level of a command's tests. */
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
