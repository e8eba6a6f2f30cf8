package org.tutti.runtime.measure;

import java.util.List;
import org.tutti.runtime.environment.CacheTopology;
import org.tutti.runtime.plan.Setting;
import org.tutti.runtime.plan.Settings;

/** The two erasers of a rank; the large one is made only where a cell wants its cache cold. */
final class CacheErasers {
  /** Assumed where the system does not describe its caches; as large as any share known to us. */
  private static final long FALLBACK_BYTES = 32L << 20;

  private final CacheEraser none = CacheEraser.none();
  private final CacheEraser lastLevel;

  CacheErasers(List<PlannedCell> cells) {
    boolean wanted = cells.stream().anyMatch(cell -> cell.settings().get(Setting.COLD_CACHE));
    lastLevel =
        wanted
            ? CacheEraser.of(CacheTopology.ofThisMachine().lastLevelShare().orElse(FALLBACK_BYTES))
            : none;
  }

  CacheEraser of(Settings settings) {
    return settings.get(Setting.COLD_CACHE) ? lastLevel : none;
  }

  /** The one that does nothing to speak of. */
  CacheEraser none() {
    return none;
  }
}
