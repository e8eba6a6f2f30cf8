package org.tutti.cli;

import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How two sides are judged. */
final class ComparisonArguments {
  @Option(names = "--less", description = "Test whether A takes less time than B.")
  private boolean less;

  @Option(names = "--greater", description = "Test whether A takes more time than B.")
  private boolean greater;

  @Option(
      names = "--margin",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      description = "Greatest difference that does not matter, such as 3%% (default).")
  private Double margin = ComparisonOptions.DEFAULT.margin();

  @Mixin private SignificanceOption significance;

  @Option(
      names = "--correction",
      paramLabel = "METHOD",
      description = "For the number of cells: ${COMPLETION-CANDIDATES} (default: HOLM).")
  private Correction correction = ComparisonOptions.DEFAULT.correction();

  /**
   * The options.
   *
   * @throws TuttiException if they contradict each other
   */
  ComparisonOptions options() {
    if (less && greater) {
      throw CampaignProblem.ALTERNATIVES_CONFLICT.error(
          "--less and --greater contradict each other.", "Leave both out to test for either.");
    }
    Alternative alternative =
        less ? Alternative.LESS : greater ? Alternative.GREATER : Alternative.TWO_SIDED;
    return new ComparisonOptions(alternative, correction, margin, significance.value());
  }
}
