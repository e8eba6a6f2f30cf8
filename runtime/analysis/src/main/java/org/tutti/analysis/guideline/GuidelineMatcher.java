package org.tutti.analysis.guideline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.analysis.CellFigures;
import org.tutti.annotations.syntax.GuidelineSide;
import org.tutti.annotations.syntax.GuidelineText;
import org.tutti.records.campaign.Treatment;

/**
 * Finds the cells of both sides that a guideline compares: all their common parameters are equal,
 * but for those that the guideline gives levels to. A parameter that one side does not have matches
 * each of its levels.
 */
final class GuidelineMatcher {
  /** Two cells that differ only in what the guideline compares. */
  record ComparedCells(CellFigures left, CellFigures right) {}

  /** What both cells of a match have in common. */
  private record SharedLevels(int processes, Treatment treatment, Coordinates common) {}

  private final GuidelineText guideline;
  private final List<CellFigures> lefts;
  private final List<CellFigures> rights;
  private final Set<String> common;

  /**
   * @param cells of all benchmarks
   */
  GuidelineMatcher(GuidelineText guideline, ComparedBenchmarks compared, List<CellFigures> cells) {
    this.guideline = guideline;
    this.lefts = of(compared.left(), guideline.left(), cells);
    this.rights = of(compared.right(), guideline.right(), cells);
    this.common = names(lefts);
    common.retainAll(names(rights));
    common.removeAll(guideline.left().levels().keySet());
    common.removeAll(guideline.right().levels().keySet());
  }

  private static List<CellFigures> of(
      String benchmark, GuidelineSide side, List<CellFigures> cells) {
    return cells.stream()
        .filter(cell -> cell.key().benchmark().equals(benchmark))
        .filter(cell -> Coordinates.of(cell.key()).are(side))
        .toList();
  }

  private static Set<String> names(List<CellFigures> cells) {
    Set<String> names = new HashSet<>();
    cells.forEach(cell -> names.addAll(Coordinates.of(cell.key()).levels().keySet()));
    return names;
  }

  boolean hasLeft() {
    return !lefts.isEmpty();
  }

  boolean hasRight() {
    return !rights.isEmpty();
  }

  /** All matches, in the order of the cells. */
  List<ComparedCells> matches() {
    Map<SharedLevels, List<CellFigures>> rightsByLevels = new HashMap<>();
    for (CellFigures right : rights) {
      rightsByLevels.computeIfAbsent(levelsOf(right), key -> new ArrayList<>()).add(right);
    }
    List<ComparedCells> matches = new ArrayList<>();
    for (CellFigures left : lefts) {
      List<CellFigures> found = rightsByLevels.getOrDefault(levelsOf(left), List.of());
      for (CellFigures right : Coordinates.isNext(guideline.right()) ? next(left, found) : found) {
        matches.add(new ComparedCells(left, right));
      }
    }
    return matches;
  }

  /** The cells of the smallest message size that is larger than that of {@code left}. */
  private static List<CellFigures> next(CellFigures left, List<CellFigures> cells) {
    NavigableSet<Long> sizes = new TreeSet<>();
    cells.forEach(cell -> sizes.add(cell.key().msize()));
    Long next = sizes.higher(left.key().msize());
    return cells.stream().filter(cell -> Long.valueOf(cell.key().msize()).equals(next)).toList();
  }

  private SharedLevels levelsOf(CellFigures cell) {
    return new SharedLevels(
        cell.key().processes(), cell.treatment(), Coordinates.of(cell.key()).only(common));
  }
}
