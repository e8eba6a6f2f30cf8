package org.tutti.lab.analyze;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellGroup;
import org.tutti.analysis.CellObservations;
import org.tutti.analysis.compare.Contrast;

/**
 * Cells that differ in one factor only.
 *
 * @param group what they have in common
 * @param levels the cell of each level, the base first: in the order of numbers, else of the
 *     alphabet
 */
record GroupedCells(CellGroup group, Map<String, CellObservations> levels) {
  /** Levels that are numbers in their order, then the others in theirs. */
  static final Comparator<String> LEVELS =
      Comparator.comparing(
              (String level) -> number(level).orElse(null),
              Comparator.nullsLast(Comparator.naturalOrder()))
          .thenComparing(Comparator.naturalOrder());

  /** All groups with at least two levels, in the order of their first cells. */
  static List<GroupedCells> of(List<CellObservations> cells, Contrast contrast) {
    Map<CellGroup, Map<String, CellObservations>> groups = new LinkedHashMap<>();
    for (CellObservations cell : cells) {
      contrast
          .levelOf(cell.figures())
          .ifPresent(
              level ->
                  groups
                      .computeIfAbsent(
                          group(cell.figures(), contrast), any -> new TreeMap<>(LEVELS))
                      .put(level, cell));
    }
    List<GroupedCells> grouped = new ArrayList<>();
    groups.forEach(
        (group, levels) -> {
          if (levels.size() > 1) {
            grouped.add(new GroupedCells(group, levels));
          }
        });
    return grouped;
  }

  /** The figures of the levels, the base first. */
  List<CellFigures> figures() {
    return levels.values().stream().map(CellObservations::figures).toList();
  }

  /** The level as a number, if it is one. */
  static Optional<BigDecimal> number(String level) {
    try {
      return Optional.of(new BigDecimal(level));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static CellGroup group(CellFigures cell, Contrast contrast) {
    CellFigures rest = contrast.without(cell);
    return new CellGroup(
        rest.key(),
        rest.treatment(),
        contrast.decidesMethod() ? Optional.empty() : Optional.of(cell.settings().method()));
  }
}
