package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellKey;

/** Finds the cells that both sides have. */
final class CellMatcher {
  /**
   * What can be compared, and what cannot.
   *
   * @param pairs cells of both sides
   * @param unmatched cells that only one side has, in words
   */
  record Match(List<CellPair> pairs, List<String> unmatched) {}

  /** What two cells must share to be compared. */
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
    CellPair.of(identity.key(), a, b, paired)
        .ifPresentOrElse(
            pairs::add,
            () -> unmatched.add("no block holds a launch of both sides with " + identity.key()));
  }

  private static Map<Identity, CellFigures> byIdentity(Side side) {
    Map<Identity, CellFigures> cells = new LinkedHashMap<>();
    for (CellFigures cell : side.cells()) {
      cells.put(new Identity(cell.key(), cell.treatment().levels()), cell);
    }
    return cells;
  }
}
