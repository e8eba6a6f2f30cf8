package org.tutti.report;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.OwnComparisons;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.report.layout.PageStyle;

/**
 * What the parts of a report have in common.
 *
 * @param analysis of the campaign
 * @param names of its benchmarks
 * @param comparisons of cells with the baseline of their class; if there is none, with the first
 *     treatment of the campaign
 * @param base that treatment; empty if cells are compared with a baseline, or with nothing
 * @param style of the page
 */
record ReportView(
    CampaignAnalysis analysis,
    ShortNames names,
    List<CellComparison> comparisons,
    Optional<Treatment> base,
    PageStyle style) {

  static ReportView of(CampaignAnalysis analysis, PageStyle style) {
    OwnComparisons own = OwnComparisons.of(analysis);
    return new ReportView(analysis, names(analysis), own.comparisons(), own.base(), style);
  }

  /** The names of all benchmarks that were to be measured. */
  static ShortNames names(CampaignAnalysis analysis) {
    return new ShortNames(
        analysis.headers().stream()
            .flatMap(header -> header.plan().stream())
            .map(key -> key.benchmark())
            .toList());
  }

  /** The comparison in which a cell is B. */
  Map<CellFigures, CellComparison> byCell() {
    Map<CellFigures, CellComparison> found = new IdentityHashMap<>();
    comparisons.forEach(comparison -> found.put(comparison.pair().figuresOfB(), comparison));
    return found;
  }

  /** What a comparison compares with what, such as {@code B against A}. */
  String subject(CellComparison comparison) {
    CellKey b = comparison.pair().figuresOfB().key();
    return base.map(first -> comparison.pair().figuresOfB().treatment() + " against " + first)
        .orElseGet(
            () -> {
              String a = comparison.pair().figuresOfA().key().benchmark();
              return names.ofBenchmark(b.benchmark()) + " against " + CellKey.level(a);
            });
  }

  /** Whether cells were measured with several numbers of processes. */
  boolean variesProcesses() {
    return analysis.cells().stream().map(cell -> cell.key().processes()).distinct().count() > 1;
  }
}
