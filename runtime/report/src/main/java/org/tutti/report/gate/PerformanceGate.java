package org.tutti.report.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.gate.GateResult;
import org.tutti.analysis.gate.InconclusivePolicy;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.remark.CampaignDoubt;

/**
 * The gate as an assertion, for the tests of a project:
 *
 * <pre>{@code
 * PerformanceGate.ofMargin(0.05)
 *     .requireLevels(Campaign.run(plan), "benchmark", "library", "mine");
 * }</pre>
 *
 * <p>It throws an {@link AssertionError} with the table of the command {@code gate} if a cell is
 * slower by more than the limit, and also if a cell of the baseline failed or is absent in the
 * head, or if launches are missing or too few for a decision: a test that passes for lack of
 * evidence says nothing.
 *
 * @param margin the largest slowdown that passes, such as 0.05; above 0
 * @param inconclusive what to do where the evidence decides nothing
 * @param allowMissing whether cells of the baseline may have failed or be absent in the head
 */
public record PerformanceGate(
    double margin,
    InconclusivePolicy inconclusive,
    boolean allowMissing,
    boolean allowUntrustworthy) {
  private static final PageStyle PAGE = new PageStyle(PageStyle.MIN_WIDTH, false, false);

  public PerformanceGate {
    ArgumentCheck.above("margin", margin, 0);
  }

  /**
   * Fails unless every cell is known to be within this limit.
   *
   * @param share such as 0.05; 1 for a factor of 2
   * @throws org.tutti.diagnostics.TuttiException if it is not a finite number above 0
   */
  public static PerformanceGate ofMargin(double share) {
    return new PerformanceGate(share, InconclusivePolicy.FAIL, false, false);
  }

  /** The same, except that it fails only if a cell is known to be slower. */
  public PerformanceGate passingWithoutEvidence() {
    return new PerformanceGate(margin, InconclusivePolicy.PASS, allowMissing, allowUntrustworthy);
  }

  /** The same, except that cells of the baseline may have failed or be absent in the head. */
  public PerformanceGate allowingMissing() {
    return new PerformanceGate(margin, inconclusive, true, allowUntrustworthy);
  }

  /** The same, except that it judges figures that their report calls not trustworthy. */
  public PerformanceGate allowingUntrustworthy() {
    return new PerformanceGate(margin, inconclusive, allowMissing, true);
  }

  /**
   * Compares two levels in a campaign, which were measured alternately.
   *
   * @param factor a factor or parameter, or {@code benchmark} to compare two methods
   * @throws AssertionError if the head does not pass
   * @throws org.tutti.diagnostics.TuttiException if there is no such level
   */
  public GateResult requireLevels(
      CampaignResult result, String factor, String baseline, String head) {
    return required(
        GateResult.of(
            result.compareLevels(factor, baseline, head, options()),
            allowMissing,
            result.unfinished(),
            List.of()),
        CampaignDoubt.of("the campaign", result.analysis()).stream().toList());
  }

  /**
   * Compares a campaign with earlier ones: with one, which needs launches of some minutes, or as a
   * further night with those of 8 nights or more.
   *
   * @param baselines in the order of time, at least one
   * @throws AssertionError if the head does not pass
   * @throws org.tutti.diagnostics.TuttiException if they were measured in different ways, or if
   *     they have no cell in common
   */
  public GateResult requireCampaign(List<CampaignResult> baselines, CampaignResult head) {
    CampaignComparison comparison =
        CampaignComparison.ofCampaigns(
            baselines.stream().map(CampaignResult::side).toList(),
            List.of(head.side()),
            false,
            options());
    return required(
        GateResult.of(comparison, allowMissing, unfinished(baselines, head), List.of()),
        Stream.concat(
                baselines.stream()
                    .flatMap(one -> CampaignDoubt.of("the baseline", one.analysis()).stream())
                    .limit(1),
                CampaignDoubt.of("the head", head.analysis()).stream())
            .toList());
  }

  /**
   * What campaigns lack whose lack could favor the side that fails. A night of many that failed in
   * part has fewer launches, as it happens.
   */
  public static List<String> unfinished(List<CampaignResult> baselines, CampaignResult head) {
    List<String> unfinished =
        new ArrayList<>(baselines.size() > 1 ? List.of() : baselines.get(0).unfinished());
    unfinished.addAll(head.unfinished());
    return unfinished;
  }

  private ComparisonOptions options() {
    return ComparisonOptions.DEFAULT.withMargin(margin);
  }

  private GateResult required(GateResult of, List<String> doubts) {
    GateResult result = of.doubted(doubts, allowUntrustworthy);
    if (inconclusive.exitStatus(result.outcome()) != 0) {
      throw new AssertionError(String.join("\n", GateText.lines(result, PAGE)));
    }
    return result;
  }
}
