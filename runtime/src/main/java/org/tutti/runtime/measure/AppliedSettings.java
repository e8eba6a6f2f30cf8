package org.tutti.runtime.measure;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.runtime.plan.Cell;
import org.tutti.runtime.plan.Setting;
import org.tutti.runtime.plan.Settings;

/** What the record of a cell says of its settings beside those that every cell has. */
final class AppliedSettings {
  private static final List<Setting<?>> OTHERS =
      List.of(
          Setting.SYNC_PARAMETERS,
          Setting.SUMMARY,
          Setting.BATCH,
          Setting.BATCH_BARRIER,
          Setting.PROCESSING,
          Setting.SCHEME,
          Setting.COLD_CACHE_BYTES,
          Setting.REPETITIONS_INTERVAL,
          Setting.REPETITIONS_SECONDS);

  /** With these a cell is measured as if they were not there. */
  private static final Map<Setting<?>, String> NEUTRAL =
      Map.of(Setting.SUMMARY, "MAX", Setting.BATCH, "1", Setting.BATCH_BARRIER, "false");

  private AppliedSettings() {}

  /** By name, those that make a difference; and whether the benchmark is the baseline of others. */
  static Map<String, String> others(Cell cell) {
    Settings settings = cell.settings();
    Map<String, String> others = new TreeMap<>();
    for (Setting<?> setting : OTHERS) {
      String text = settings.texts().get(setting);
      if (text != null && !text.equals(NEUTRAL.get(setting))) {
        others.put(setting.name(), text);
      }
    }
    if (cell.benchmark().baseline()) {
      others.put("baseline", "true");
    }
    return others;
  }
}
