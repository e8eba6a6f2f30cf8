package org.tutti.annotations;

/**
 * When a {@link Setup} or {@link TearDown} method is called, and what is synchronized around it.
 */
public enum Level {
  /**
   * Once per launch and benchmark: before its first cell and after the last cell of the launch. All
   * ranks go through it together, with a barrier after it.
   */
  LAUNCH,
  /**
   * Once per cell, outside warm-up and measurement; where cells take turns ({@link
   * Repetitions#rounds}), around each portion of the cell. All ranks go through it together, with a
   * barrier after it.
   */
  CELL,
  /**
   * Before and after each call, warm-up included, outside the timed region and without any
   * synchronization of its own: set-up comes before the ranks are synchronized for the observation,
   * so that its skew is absorbed; tear-down comes after the end was taken. It must not allocate.
   */
  OBSERVATION
}
