package org.tutti.lab.check.guideline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.launch.CellKey;

/** Finds the cells of both sides that a guideline compares, in each treatment. */
final class GuidelineMatcher {
  /** Two cells that differ only in what the guideline compares. */
  record ComparedCells(CellFigures left, CellFigures right) {}

  private final CellContrast contrast;
  private final List<CellFigures> cells;

  /**
   * @param cells of all benchmarks
   */
  GuidelineMatcher(CellContrast contrast, List<CellFigures> cells) {
    this.contrast = contrast;
    this.cells = cells;
  }

  boolean hasLeft() {
    return cells.stream().anyMatch(cell -> contrast.left().compares(cell.key()));
  }

  boolean hasRight() {
    return cells.stream().anyMatch(cell -> contrast.right().compares(cell.key()));
  }

  /** All matches, in the order of the treatments and their cells. */
  List<ComparedCells> matches() {
    Map<Treatment, Map<CellKey, CellFigures>> treatments = new LinkedHashMap<>();
    for (CellFigures cell : cells) {
      treatments
          .computeIfAbsent(cell.treatment(), key -> new LinkedHashMap<>())
          .put(cell.key(), cell);
    }
    List<ComparedCells> matches = new ArrayList<>();
    for (Map<CellKey, CellFigures> figures : treatments.values()) {
      for (CellContrast.ContrastPair match : contrast.matches(figures.keySet())) {
        matches.add(new ComparedCells(figures.get(match.left()), figures.get(match.right())));
      }
    }
    return matches;
  }
}
