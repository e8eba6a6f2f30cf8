package org.tutti.lab.check.guideline;

import java.util.List;
import java.util.Map;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.annotations.syntax.GuidelineSide;
import org.tutti.annotations.syntax.GuidelineText;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.contrast.ContrastSide;

/**
 * The guidelines for which a campaign was planned: its manifest has what they compare, so that
 * commands that only read the campaign know what it was to find out.
 */
public final class PlannedGuidelines {
  private PlannedGuidelines() {}

  /** Empty unless the campaign was planned to check guidelines. */
  public static List<PerformanceGuideline> of(CampaignAnalysis analysis) {
    return analysis
        .contents()
        .manifest()
        .map(manifest -> of(manifest.settings().command().settings().contrasts()))
        .orElse(List.of());
  }

  /** Those that compare the same. */
  static List<PerformanceGuideline> of(List<CellContrast> contrasts) {
    return contrasts.stream()
        .map(contrast -> new GuidelineText(side(contrast.left()), side(contrast.right())))
        .distinct()
        .map(text -> new PerformanceGuideline("", text))
        .toList();
  }

  private static GuidelineSide side(ContrastSide side) {
    return new GuidelineSide(List.of(side.benchmark()), side.levels(), Map.of());
  }
}
