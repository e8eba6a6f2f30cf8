package org.tutti.cli.option;

import org.tutti.analysis.compare.ComparisonOptions;
import picocli.CommandLine.Option;

/** The significance level of a command's tests. */
public final class SignificanceOption {
  @Option(
      names = "--significance",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      description = "Significance level, such as 5%% (default).")
  private Double significance = ComparisonOptions.DEFAULT.significance();

  public double value() {
    return significance;
  }
}
