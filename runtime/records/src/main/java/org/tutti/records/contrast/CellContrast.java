package org.tutti.records.contrast;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.records.launch.CellKey;

/**
 * Cells of two sides that are compared. All parameters that both sides have are equal, but for
 * those that a side gives levels to. A parameter that one side does not have matches each of its
 * levels.
 */
public record CellContrast(ContrastSide left, ContrastSide right) {
  /** Two cells that differ only in what is compared. */
  public record ContrastPair(CellKey left, CellKey right) {}

  /** What both cells of a match have in common. */
  private record SharedLevels(int processes, Coordinates common) {}

  /** All matches among these cells, in their order, in the domain and beyond. */
  public List<ContrastPair> matches(Collection<CellKey> cells) {
    List<CellKey> lefts = cells.stream().filter(left::compares).toList();
    List<CellKey> rights = cells.stream().filter(right::compares).toList();
    Set<String> common = names(lefts);
    common.retainAll(names(rights));
    common.removeAll(left.levels().keySet());
    common.removeAll(right.levels().keySet());
    Map<SharedLevels, List<CellKey>> rightsByLevels = new HashMap<>();
    for (CellKey cell : rights) {
      rightsByLevels.computeIfAbsent(levelsOf(cell, common), key -> new ArrayList<>()).add(cell);
    }
    List<ContrastPair> matches = new ArrayList<>();
    for (CellKey cell : lefts) {
      List<CellKey> found = rightsByLevels.getOrDefault(levelsOf(cell, common), List.of());
      for (CellKey other : right.isNext() ? next(cell, found) : found) {
        matches.add(new ContrastPair(cell, other));
      }
    }
    return matches;
  }

  /** The matches whose cells are both in the domain of their side. */
  public List<ContrastPair> matchesInDomain(Collection<CellKey> cells) {
    return matches(cells).stream()
        .filter(match -> left.isInDomain(match.left()) && right.isInDomain(match.right()))
        .toList();
  }

  private static Set<String> names(List<CellKey> cells) {
    Set<String> names = new HashSet<>();
    cells.forEach(cell -> names.addAll(Coordinates.of(cell).levels().keySet()));
    return names;
  }

  private static SharedLevels levelsOf(CellKey cell, Set<String> common) {
    return new SharedLevels(cell.processes(), Coordinates.of(cell).only(common));
  }

  /** The cells of the smallest message size that is larger than that of {@code left}. */
  private static List<CellKey> next(CellKey left, List<CellKey> cells) {
    NavigableSet<Long> sizes = new TreeSet<>();
    cells.forEach(cell -> sizes.add(cell.msize()));
    Long next = sizes.higher(left.msize());
    return cells.stream().filter(cell -> Long.valueOf(cell.msize()).equals(next)).toList();
  }

  /** The text that {@link #parse} reads; it contains no white space. */
  @Override
  public String toString() {
    return left + ";" + right;
  }

  /**
   * Reads a text.
   *
   * @throws IllegalArgumentException if it is not that of a contrast
   */
  public static CellContrast parse(String text) {
    String[] sides = text.split(";", 2);
    if (sides.length < 2) {
      throw new IllegalArgumentException("a contrast has two sides: " + text);
    }
    return new CellContrast(ContrastSide.parse(sides[0]), ContrastSide.parse(sides[1]));
  }
}
