package org.tutti.runtime.compare;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.runtime.analysis.CellFigures;
import org.tutti.runtime.analysis.LaunchFigures;
import org.tutti.runtime.store.CellKey;

/**
 * A cell as both sides have it.
 *
 * @param key what was measured
 * @param levels levels of the factors that are not compared
 * @param a medians of the launches of side A in nanoseconds
 * @param b medians of the launches of side B in nanoseconds; in the same blocks, if paired
 * @param figuresOfA all figures of side A
 * @param figuresOfB all figures of side B
 */
public record CellPair(
    CellKey key,
    Map<String, String> levels,
    double[] a,
    double[] b,
    CellFigures figuresOfA,
    CellFigures figuresOfB) {

  /**
   * The medians of all launches, or of the launches of those blocks that both sides have.
   *
   * @param key what both have measured
   * @param a figures of side A
   * @param b figures of side B
   * @param paired whether the launches of a block make a pair
   * @return empty if no block has launches of both
   */
  static Optional<CellPair> of(CellKey key, CellFigures a, CellFigures b, boolean paired) {
    double[] mediansOfA = a.medians();
    double[] mediansOfB = b.medians();
    if (paired) {
      TreeMap<Integer, Double> blocksOfA = byBlock(a);
      TreeMap<Integer, Double> blocksOfB = byBlock(b);
      blocksOfA.keySet().retainAll(blocksOfB.keySet());
      blocksOfB.keySet().retainAll(blocksOfA.keySet());
      mediansOfA = blocksOfA.values().stream().mapToDouble(Double::doubleValue).toArray();
      mediansOfB = blocksOfB.values().stream().mapToDouble(Double::doubleValue).toArray();
    }
    return mediansOfA.length == 0
        ? Optional.empty()
        : Optional.of(new CellPair(key, a.treatment().levels(), mediansOfA, mediansOfB, a, b));
  }

  private static TreeMap<Integer, Double> byBlock(CellFigures cell) {
    TreeMap<Integer, Double> medians = new TreeMap<>();
    for (LaunchFigures figures : cell.launches()) {
      medians.put(figures.launch().block(), figures.median());
    }
    return medians;
  }
}
