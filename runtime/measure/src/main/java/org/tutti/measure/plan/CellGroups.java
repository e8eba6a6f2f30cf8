package org.tutti.measure.plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.settings.SettingKey;

/** Decides which cells of a launch are measured alternately. */
final class CellGroups {
  private final Set<String> withBaseline = new HashSet<>();
  private final ContrastedCells contrasted;

  private CellGroups(List<Cell> cells) {
    for (Cell cell : cells) {
      if (cell.benchmark().baseline()) {
        withBaseline.add(cell.benchmark().family());
      }
    }
    // Contrasts are never annotated, so all cells have the same ones.
    List<CellContrast> contrasts =
        cells.isEmpty() ? List.of() : cells.get(0).settings().contrasts();
    contrasted = new ContrastedCells(contrasts, cells);
  }

  /** The groups, in the order of the cells. */
  static List<List<Cell>> of(List<Cell> cells) {
    CellGroups rules = new CellGroups(cells);
    Map<Object, List<Cell>> groups = new LinkedHashMap<>();
    for (Cell cell : cells) {
      Object group = rules.group(cell);
      if (!groups.containsKey(group)) {
        groups.put(group, new ArrayList<>());
      }
      groups.get(group).add(cell);
    }
    return new ArrayList<>(groups.values());
  }

  private Object group(Cell cell) {
    if (cell.settings().get(SettingKey.REPETITIONS_ROUNDS) == 1) {
      // Equal to nothing else: to compare cells is to compare all of their settings.
      return new Object();
    }
    if (!contrasted.isEmpty()) {
      return contrasted.group(cell);
    }
    String type = cell.benchmark().family();
    String compared = withBaseline.contains(type) ? type : cell.benchmark().name();
    return cell.settings().get(SettingKey.REPETITIONS_ALL_SIZES)
        ? compared
        : Map.entry(compared, cell.msize());
  }
}
