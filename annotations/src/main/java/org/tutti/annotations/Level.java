package org.tutti.annotations;

/**
 * When a {@link Setup} or {@link TearDown} method is called, and how ranks are synchronized around
 * it.
 */
public enum Level {
  /**
   * Once per launch and benchmark: before its first cell and after its last. All ranks take part,
   * and a barrier follows.
   */
  LAUNCH,
  /**
   * Once per cell, outside warm-up and measurement. If cells are interleaved ({@link
   * Repetitions#rounds}), around each part of the cell. All ranks take part, and a barrier follows.
   */
  CELL,
  /**
   * Before and after each observation, including warm-up, outside the timed region and without any
   * synchronization of its own. Set-up runs before the ranks are synchronized for the observation,
   * which absorbs differences in its duration; tear-down runs after the end time has been read. The
   * calls of a {@link Batch} have it in common. The method must not allocate.
   */
  OBSERVATION,
  /**
   * The same as {@link #OBSERVATION} for what each call needs, such as a request that it uses up: a
   * {@link Batch} of several calls is refused.
   */
  CALL
}
