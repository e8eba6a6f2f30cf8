package org.tutti.measure.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.launch.CellKey;

/** What contrasts compare among the cells of a plan. */
final class ContrastedCells {
  /** The number of processes is the same for all cells of a plan. */
  private static final int ANY_PROCESSES = 0;

  private final List<CellContrast> contrasts;
  private final List<Cell> cells;
  private final List<CellKey> keys = new ArrayList<>();

  /** Leads from each cell over others to the one that its group is named by. */
  private final Map<CellKey, CellKey> nextInGroup = new HashMap<>();

  ContrastedCells(List<CellContrast> contrasts, List<Cell> cells) {
    this.contrasts = contrasts;
    this.cells = cells;
    for (Cell cell : cells) {
      keys.add(key(cell));
    }
    for (CellContrast contrast : contrasts) {
      for (CellContrast.ContrastPair match : contrast.matches(keys)) {
        CellKey left = last(match.left());
        CellKey right = last(match.right());
        if (!left.equals(right)) {
          nextInGroup.put(left, right);
        }
      }
    }
  }

  boolean isEmpty() {
    return contrasts.isEmpty();
  }

  /** The cells that a contrast compares in its domain. */
  List<Cell> compared() {
    Set<CellKey> compared = new HashSet<>();
    for (CellContrast contrast : contrasts) {
      for (CellContrast.ContrastPair match : contrast.matchesInDomain(keys)) {
        compared.add(match.left());
        compared.add(match.right());
      }
    }
    return cells.stream().filter(cell -> compared.contains(key(cell))).toList();
  }

  /**
   * The group of a cell: two cells have the same one if a contrast compares them, in its domain or
   * beyond, or if a chain of contrasts connects them.
   */
  CellKey group(Cell cell) {
    return last(key(cell));
  }

  private CellKey last(CellKey cell) {
    CellKey last = cell;
    for (CellKey next = cell; next != null; next = nextInGroup.get(next)) {
      last = next;
    }
    return last;
  }

  private static CellKey key(Cell cell) {
    return cell.key(ANY_PROCESSES);
  }
}
