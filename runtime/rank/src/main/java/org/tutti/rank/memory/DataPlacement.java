package org.tutti.rank.memory;

/**
 * How each observation finds its data: what is done for it between observations.
 *
 * @param eraser overwrites the cache
 * @param rotation moves the buffers to other memory
 * @param live touches or flushes what is moved
 */
public record DataPlacement(CacheEraser eraser, BufferRotation rotation, LiveData live) {
  /** Nothing is done. */
  public static DataPlacement untouched() {
    return new DataPlacement(CacheEraser.none(), BufferRotation.NONE, LiveData.UNTOUCHED);
  }

  /** The same with another eraser. */
  public DataPlacement with(CacheEraser other) {
    return new DataPlacement(other, rotation, live);
  }

  /** The same with buffers that stay where they are. */
  public DataPlacement withoutRotation() {
    return new DataPlacement(eraser, BufferRotation.NONE, live);
  }
}
