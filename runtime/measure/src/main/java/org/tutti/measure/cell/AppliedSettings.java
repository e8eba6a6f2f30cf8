package org.tutti.measure.cell;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;

/** What the record of a cell says of its settings beside those that every cell has. */
final class AppliedSettings {
  /** In fields of their own, or without any influence on what a cell's figures mean. */
  private static final Set<SettingKey<?>> LEFT_OUT =
      Set.of(
          SettingKey.MSIZES,
          SettingKey.SYNC,
          SettingKey.CLOCK,
          SettingKey.RUN_TIME,
          SettingKey.COLD_CACHE,
          SettingKey.REPETITIONS,
          SettingKey.REPETITIONS_ROUNDS,
          SettingKey.WARMUP,
          SettingKey.LAUNCHES,
          SettingKey.JVM,
          SettingKey.TIMEOUT);

  /** With these a cell is measured as if they were not there. */
  private static final Map<SettingKey<?>, String> NEUTRAL =
      Map.of(
          SettingKey.SUMMARY, "MAX",
          SettingKey.SUMMARY_ALL_RANKS, "false",
          SettingKey.BATCH, "1",
          SettingKey.BATCH_BARRIER, "false",
          SettingKey.COLD_CACHE_METHOD, "OVERWRITE");

  private AppliedSettings() {}

  /**
   * By name, those that make a difference; and whether the benchmark is the baseline of others.
   *
   * @param rounds in which the cell is measured; 1 if it takes no turns with others
   */
  static Map<String, String> others(Cell cell, int rounds) {
    Settings settings = cell.settings();
    Map<String, String> others = new TreeMap<>();
    for (SettingKey<?> setting : SettingKey.all()) {
      String text = settings.texts().get(setting);
      if (text != null && !LEFT_OUT.contains(setting) && !text.equals(NEUTRAL.get(setting))) {
        others.put(setting.name(), text);
      }
    }
    if (rounds > 1) {
      others.put(SettingKey.REPETITIONS_ROUNDS.name(), Integer.toString(rounds));
    }
    if (cell.benchmark().baseline()) {
      others.put("baseline", "true");
    }
    return others;
  }
}
