package org.tutti.rank.memory;

import org.tutti.rank.environment.CacheTopology;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/**
 * Makes the cache cold by overwriting a private buffer, which evicts the operation's data.
 *
 * <p>If the cache is to stay warm, the buffer is one line long rather than empty. The loop then
 * always runs, so the JIT does not remove it in one cell and recompile the code in the next.
 */
public final class CacheEraser {
  /**
   * The size that is assumed where the system does not describe its caches; at least the last-level
   * share of current CPUs.
   */
  private static final long FALLBACK_BYTES = 32L << 20;

  private static final int LINE_BYTES = 64;
  private static final int LINE = LINE_BYTES / Long.BYTES;

  private final long[] buffer;
  private long value;

  private CacheEraser(long[] buffer) {
    this.buffer = buffer;
  }

  /** An eraser that overwrites {@code bytes} bytes each time. */
  public static CacheEraser of(long bytes) {
    return new CacheEraser(new long[(int) Math.max(LINE, bytes / Long.BYTES)]);
  }

  /** The size of the cache to be evicted, in bytes. */
  public static long cacheBytes(Settings settings) {
    return settings
        .find(SettingKey.DATA_CACHE_BYTES)
        .orElseGet(() -> CacheTopology.ofThisMachine().lastLevelShare().orElse(FALLBACK_BYTES));
  }

  /** An eraser that leaves the cache warm. */
  public static CacheEraser none() {
    return of(LINE_BYTES);
  }

  public void erase() {
    long written = ++value;
    long[] lines = buffer;
    for (int index = 0; index < lines.length; index += LINE) {
      lines[index] = written;
    }
  }

  /** The number of bytes that are overwritten. */
  public long bytes() {
    return (long) buffer.length * Long.BYTES;
  }
}
