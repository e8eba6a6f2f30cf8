package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellKey;

/**
 * Compares each benchmark with the baseline of its class. Both were measured in the same launches,
 * which form the pairs: anything peculiar to a launch affects both of its medians.
 */
public final class BaselineComparison {
  /** What a cell and its baseline have in common, with those parameters that both have. */
  private record Place(CellKey key, Map<String, String> levels) {}

  private BaselineComparison() {}

  /** One result for each cell that has a baseline, in order; A is the baseline. */
  public static List<CellComparison> of(List<CellFigures> cells) {
    return PairedComparison.of(pairs(cells), ComparisonOptions.DEFAULT);
  }

  /** The pairs that are compared. */
  static List<CellPair> pairs(List<CellFigures> cells) {
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
    CellKey common = new BenchmarkContrast().without(cell).key();
    CellKey key =
        new CellKey(common.benchmark(), "", common.msize(), common.processes(), parameters);
    return new Place(key, cell.treatment().levels());
  }
}
