package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

/**
 * The comparisons within a campaign that its report makes.
 *
 * @param comparisons of cells with the baseline of their class; if there is none, with the first
 *     treatment of the campaign
 * @param base that treatment; empty if cells are compared with a baseline, or with nothing
 */
public record OwnComparisons(List<CellComparison> comparisons, Optional<Treatment> base) {
  /** What a cell and its baseline have in common, with those parameters that both have. */
  private record Place(CellKey key, Map<String, String> levels) {}

  public OwnComparisons {
    comparisons = List.copyOf(comparisons);
  }

  /** Those of a campaign. */
  public static OwnComparisons of(CampaignAnalysis analysis) {
    List<CellPair> baselines = baselinePairs(analysis.cells());
    Optional<Treatment> base = base(analysis, baselines);
    return new OwnComparisons(
        CellJudge.judge(
            pairs(analysis, baselines, base), ComparisonMethod.PAIRED, ComparisonOptions.DEFAULT),
        base);
  }

  /** The pairs that they compare. */
  static List<CellPair> pairs(CampaignAnalysis analysis) {
    List<CellPair> baselines = baselinePairs(analysis.cells());
    return pairs(analysis, baselines, base(analysis, baselines));
  }

  private static List<CellPair> pairs(
      CampaignAnalysis analysis, List<CellPair> baselines, Optional<Treatment> base) {
    return base.map(first -> treatmentPairs(analysis.cells(), first)).orElse(baselines);
  }

  private static Optional<Treatment> base(CampaignAnalysis analysis, List<CellPair> baselines) {
    return analysis
        .contents()
        .manifest()
        .map(Manifest::treatments)
        .filter(treatments -> treatments.size() > 1 && baselines.isEmpty())
        .map(treatments -> treatments.get(0).treatment());
  }

  /**
   * Compares each cell with the baseline of its class, which is A. Both were measured in the same
   * launches, which form the pairs: anything peculiar to a launch affects both of its medians.
   *
   * @return one result for each cell that has a baseline, in order
   */
  public static List<CellComparison> withBaselines(List<CellFigures> cells) {
    return CellJudge.judge(
        baselinePairs(cells), ComparisonMethod.PAIRED, ComparisonOptions.DEFAULT);
  }

  private static List<CellPair> baselinePairs(List<CellFigures> cells) {
    Map<Place, CellFigures> baselines = new HashMap<>();
    for (CellFigures cell : cells) {
      if (isBaseline(cell)) {
        baselines.put(place(cell, Map.of()), cell);
        baselines.put(place(cell, cell.key().parameters()), cell);
      }
    }
    List<CellPair> pairs = new ArrayList<>();
    for (CellFigures cell : cells) {
      CellFigures baseline =
          baselines.getOrDefault(
              place(cell, cell.key().parameters()), baselines.get(place(cell, Map.of())));
      if (baseline != null && !isBaseline(cell)) {
        CellPair.of(cell.key(), baseline, cell, true).ifPresent(pairs::add);
      }
    }
    return pairs;
  }

  private static boolean isBaseline(CellFigures cell) {
    return cell.settings().baseline();
  }

  private static Place place(CellFigures cell, Map<String, String> parameters) {
    CellKey common = new Contrast.BenchmarkContrast().without(cell).key();
    CellKey key =
        new CellKey(common.benchmark(), "", common.msize(), common.processes(), parameters);
    return new Place(key, cell.treatment().levels());
  }

  /**
   * Each treatment with one of them, which is A; launches of a block form the pairs.
   *
   * @return one pair for each cell of another treatment, in order
   */
  private static List<CellPair> treatmentPairs(List<CellFigures> cells, Treatment base) {
    Map<CellKey, CellFigures> bases = new HashMap<>();
    for (CellFigures cell : cells) {
      if (cell.treatment().equals(base)) {
        bases.put(cell.key(), cell);
      }
    }
    List<CellPair> pairs = new ArrayList<>();
    for (CellFigures cell : cells) {
      CellFigures beside = bases.get(cell.key());
      if (beside != null && !cell.treatment().equals(base) && isMeasuredAlike(beside, cell)) {
        CellPair.of(cell.key(), beside, cell, true).ifPresent(pairs::add);
      }
    }
    return pairs;
  }

  /** Local and global run-times are different quantities; so are maximum and mean over ranks. */
  private static boolean isMeasuredAlike(CellFigures a, CellFigures b) {
    return a.settings().method().runTime() == b.settings().method().runTime()
        && a.settings().method().summary() == b.settings().method().summary();
  }
}
