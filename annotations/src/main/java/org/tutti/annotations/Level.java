package org.tutti.annotations;

/** When a {@link Setup} or {@link TearDown} method is called. */
public enum Level {
  /**
   * Once per launch and benchmark: before its first cell and after its last. All ranks take part,
   * and a barrier follows.
   */
  LAUNCH,
  /**
   * Once per cell, outside warm-up and measurement, or around each part of an interleaved cell
   * ({@link Repetitions#rounds}). All ranks take part, and a barrier follows.
   */
  CELL,
  /**
   * Around each observation, including warm-up: set-up before the ranks are synchronized, tear-down
   * after the end time has been read. The calls of a {@link Batch} share it. The method must not
   * allocate.
   */
  OBSERVATION,
  /**
   * The same for what each call needs, such as a request that it uses up: a {@link Batch} of
   * several calls is refused.
   */
  CALL
}
