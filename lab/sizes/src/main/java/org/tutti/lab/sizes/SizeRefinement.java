package org.tutti.lab.sizes;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.lab.sizes.curve.CurveJump;
import org.tutti.lab.sizes.curve.RefinementRule;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.SizeStage;

/**
 * How far the message sizes of a campaign are refined.
 *
 * @param sizes the rule, and the sizes of all stages
 * @param curves what was measured
 */
public record SizeRefinement(AdaptiveSizes sizes, List<MeasuredCurve> curves) {
  /** That of a campaign; empty if its sizes do not grow. */
  public static Optional<SizeRefinement> of(CampaignAnalysis analysis) {
    return analysis
        .contents()
        .manifest()
        .flatMap(Manifest::adaptive)
        .map(sizes -> new SizeRefinement(sizes, MeasuredCurve.of(analysis.cells(), sizes)));
  }

  /**
   * The sizes of the next stage: those that any curve requires, since a launch measures all
   * benchmarks at the same sizes. Empty if nothing is left to refine or to confirm.
   */
  public SortedSet<Long> next() {
    List<SortedSet<Long>> stages = sizes.stages().stream().map(SizeStage::sizes).toList();
    TreeSet<Long> next = new TreeSet<>();
    curves.forEach(curve -> next.addAll(rule().next(curve.times(), stages)));
    return next;
  }

  private RefinementRule rule() {
    return RefinementRule.of(sizes.rule());
  }

  /** All jumps, in the order of the cells. */
  public List<MeasuredJump> jumps() {
    return curves.stream()
        .flatMap(
            curve ->
                CurveJump.of(curve.times(), rule()).stream()
                    .map(jump -> new MeasuredJump(curve.key(), curve.treatment(), jump)))
        .toList();
  }
}
