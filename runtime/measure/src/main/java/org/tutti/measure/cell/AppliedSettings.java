package org.tutti.measure.cell;

import java.util.Map;
import java.util.TreeMap;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.SettingKey;

/** What the record of a cell says of its settings beside those that every cell has. */
final class AppliedSettings {
  private AppliedSettings() {}

  /**
   * By name, those that make a difference; and whether the benchmark is the baseline of others.
   *
   * @param rounds in which the cell is measured; 1 if it takes no turns with others
   */
  static Map<String, String> others(Cell cell, int rounds) {
    Map<String, String> others = new TreeMap<>(cell.settings().recorded());
    if (rounds > 1) {
      others.put(SettingKey.REPETITIONS_ROUNDS.name(), Integer.toString(rounds));
    }
    if (cell.benchmark().baseline()) {
      others.put("baseline", "true");
    }
    return others;
  }
}
