package org.tutti.annotations;

/** How the values of a {@link Counter} on all ranks are combined. */
public enum CounterSummary {
  /** Their mean. */
  MEAN,
  /** Their sum. */
  SUM,
  /** The largest. */
  MAX,
  /** The smallest. */
  MIN
}
