package org.tutti.runtime.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.tutti.runtime.analysis.CellFigures;
import org.tutti.runtime.analysis.LaunchFigures;
import org.tutti.runtime.store.CellKey;

/** Finds the cells that both sides have. */
final class CellMatcher {
  /**
   * What can be compared, and what cannot.
   *
   * @param pairs cells of both sides
   * @param unmatched what only one side has, in words
   */
  record Match(List<CellPair> pairs, List<String> unmatched) {}

  /** What makes two cells the same cell. */
  private record Identity(CellKey key, Map<String, String> levels) {}

  private final boolean paired;

  /**
   * @param paired whether to take only launches of blocks that both sides have, in their order
   */
  CellMatcher(boolean paired) {
    this.paired = paired;
  }

  Match match(Side a, Side b) {
    Map<Identity, CellFigures> cellsOfA = byIdentity(a);
    Map<Identity, CellFigures> cellsOfB = byIdentity(b);
    List<CellPair> pairs = new ArrayList<>();
    List<String> unmatched = new ArrayList<>();
    cellsOfA.forEach(
        (identity, cell) -> {
          CellFigures other = cellsOfB.remove(identity);
          if (other == null) {
            unmatched.add("only " + a.name() + " has " + identity.key());
          } else {
            add(identity, cell, other, pairs, unmatched);
          }
        });
    cellsOfB.keySet().forEach(rest -> unmatched.add("only " + b.name() + " has " + rest.key()));
    return new Match(pairs, unmatched);
  }

  private void add(
      Identity identity,
      CellFigures a,
      CellFigures b,
      List<CellPair> pairs,
      List<String> unmatched) {
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
    if (mediansOfA.length == 0) {
      unmatched.add("no block holds a launch of both sides with " + identity.key());
    } else {
      pairs.add(new CellPair(identity.key(), identity.levels(), mediansOfA, mediansOfB, a, b));
    }
  }

  private static TreeMap<Integer, Double> byBlock(CellFigures cell) {
    TreeMap<Integer, Double> medians = new TreeMap<>();
    for (LaunchFigures figures : cell.launches()) {
      medians.put(figures.launch().block(), figures.median());
    }
    return medians;
  }

  private static Map<Identity, CellFigures> byIdentity(Side side) {
    Map<Identity, CellFigures> cells = new LinkedHashMap<>();
    for (CellFigures cell : side.cells()) {
      cells.put(new Identity(key(cell.key(), side.compared()), side.rest(cell.treatment())), cell);
    }
    return cells;
  }

  /** Where numbers of processes are compared, they are no part of what a cell is. */
  private static CellKey key(CellKey key, Set<String> compared) {
    return compared.contains("processes")
        ? new CellKey(key.benchmark(), key.operation(), key.msize(), 0, key.parameters())
        : key;
  }
}
