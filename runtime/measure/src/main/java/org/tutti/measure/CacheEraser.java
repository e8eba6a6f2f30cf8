package org.tutti.measure;

/**
 * Makes the cache cold by overwriting a private buffer: whatever the operation had in the cache has
 * to make room.
 *
 * <p>Where the cache is to stay warm the buffer is one line long rather than none. The loop then
 * always runs, and the JIT never compiles it away in one cell to throw the code out in the next.
 */
final class CacheEraser {
  private static final int LINE_BYTES = 64;
  private static final int LINE = LINE_BYTES / Long.BYTES;

  private final long[] buffer;
  private long value;

  private CacheEraser(long[] buffer) {
    this.buffer = buffer;
  }

  /** Overwrites {@code bytes} bytes each time. */
  static CacheEraser of(long bytes) {
    return new CacheEraser(new long[(int) Math.max(LINE, bytes / Long.BYTES)]);
  }

  /** Leaves the cache as it is. */
  static CacheEraser none() {
    return of(LINE_BYTES);
  }

  void erase() {
    long written = ++value;
    long[] lines = buffer;
    for (int index = 0; index < lines.length; index += LINE) {
      lines[index] = written;
    }
  }

  /** Size of what is overwritten, in bytes. */
  long bytes() {
    return (long) buffer.length * Long.BYTES;
  }
}
