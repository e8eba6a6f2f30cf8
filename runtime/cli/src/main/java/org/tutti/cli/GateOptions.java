package org.tutti.cli;

import java.nio.file.Path;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.gate.InconclusivePolicy;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the gate allows, and where it writes its result. */
final class GateOptions {
  @Option(
      names = "--max-slowdown",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      description = "Largest slowdown that passes, such as 3%% (default).")
  private Double maxSlowdown = ComparisonOptions.DEFAULT.margin();

  @Mixin private SignificanceOption significance;

  @Option(
      names = "--inconclusive",
      paramLabel = "pass|fail",
      converter = InconclusiveConverter.class,
      description = "What to do without enough evidence (default: exit status 4).")
  private InconclusivePolicy inconclusive = InconclusivePolicy.REPORT;

  @Option(
      names = "--allow-different",
      description = "Compare even if both were measured in different ways or bound differently.")
  private boolean allowDifferent;

  @Mixin private MissingOption missing;

  @Option(
      names = "--allow-untrustworthy",
      description =
          "Judge figures that their report calls not trustworthy; otherwise the exit status is 8.")
  private boolean allowUntrustworthy;

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Also write the result as Markdown.")
  private Path markdown;

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Also write the result as JUnit's XML.")
  private Path junit;

  double maxSlowdown() {
    return maxSlowdown;
  }

  ComparisonOptions comparison() {
    return new ComparisonOptions(
        Alternative.TWO_SIDED, Correction.HOLM, maxSlowdown, significance.value());
  }

  InconclusivePolicy inconclusive() {
    return inconclusive;
  }

  boolean allowDifferent() {
    return allowDifferent;
  }

  MissingOption missing() {
    return missing;
  }

  boolean allowUntrustworthy() {
    return allowUntrustworthy;
  }

  Path markdown() {
    return markdown;
  }

  Path junit() {
    return junit;
  }
}
