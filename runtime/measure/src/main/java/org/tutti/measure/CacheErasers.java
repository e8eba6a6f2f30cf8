package org.tutti.measure;

import java.util.HashMap;
import java.util.Map;
import org.tutti.annotations.CacheMethod;
import org.tutti.measure.environment.CacheTopology;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;

/** The erasers of a rank, one for each size that a cell wants its cache overwritten with. */
final class CacheErasers {
  /** Assumed where the system does not describe its caches; as large as any share known to us. */
  private static final long FALLBACK_BYTES = 32L << 20;

  private final CacheEraser none = CacheEraser.none();
  private final Map<Long, CacheEraser> bySize = new HashMap<>();

  CacheEraser of(Settings settings) {
    boolean overwrite = settings.get(SettingKey.COLD_CACHE_METHOD) == CacheMethod.OVERWRITE;
    return settings.get(SettingKey.COLD_CACHE) && overwrite
        ? bySize.computeIfAbsent(cacheBytes(settings), CacheEraser::of)
        : none;
  }

  /** The size of the cache that is to be made cold. */
  static long cacheBytes(Settings settings) {
    return settings
        .find(SettingKey.COLD_CACHE_BYTES)
        .orElseGet(() -> CacheTopology.ofThisMachine().lastLevelShare().orElse(FALLBACK_BYTES));
  }

  /** The one that does nothing to speak of. */
  CacheEraser none() {
    return none;
  }
}
