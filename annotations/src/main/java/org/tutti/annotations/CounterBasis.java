package org.tutti.annotations;

/** What the value of a {@link Counter} refers to. */
public enum CounterBasis {
  /** Nothing: the value itself, read once after the last observation of the cell. */
  CELL,
  /**
   * The growth during the observations, divided by their run-times on the rank in seconds. The unit
   * becomes a rate, such as {@code bytes/s}.
   */
  SECOND,
  /** The growth, divided by the number of operations measured, such as {@code bytes/op}. */
  OPERATION
}
