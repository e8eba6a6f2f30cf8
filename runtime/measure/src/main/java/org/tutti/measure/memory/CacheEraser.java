package org.tutti.measure.memory;

import org.tutti.measure.environment.CacheTopology;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;

/**
 * Makes the cache cold by overwriting a private buffer: whatever the operation had in the cache has
 * to make room.
 *
 * <p>Where the cache is to stay warm the buffer is one line long rather than none. The loop then
 * always runs, and the JIT never compiles it away in one cell to throw the code out in the next.
 */
public final class CacheEraser {
  /** Assumed where the system does not describe its caches; as large as any share we know of. */
  private static final long FALLBACK_BYTES = 32L << 20;

  private static final int LINE_BYTES = 64;
  private static final int LINE = LINE_BYTES / Long.BYTES;

  private final long[] buffer;
  private long value;

  private CacheEraser(long[] buffer) {
    this.buffer = buffer;
  }

  /** Overwrites {@code bytes} bytes each time. */
  public static CacheEraser of(long bytes) {
    return new CacheEraser(new long[(int) Math.max(LINE, bytes / Long.BYTES)]);
  }

  /** Size of the cache that these settings want cold, in bytes. */
  public static long cacheBytes(Settings settings) {
    return settings
        .find(SettingKey.COLD_CACHE_BYTES)
        .orElseGet(() -> CacheTopology.ofThisMachine().lastLevelShare().orElse(FALLBACK_BYTES));
  }

  /** Leaves the cache as it is. */
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

  /** Size of what is overwritten, in bytes. */
  public long bytes() {
    return (long) buffer.length * Long.BYTES;
  }
}
