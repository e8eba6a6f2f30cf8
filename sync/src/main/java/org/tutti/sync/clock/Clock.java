package org.tutti.sync.clock;

/** A local clock. Reading it allocates nothing. */
public interface Clock {
  /** Nanoseconds since an origin of the clock's own; never decreases on one rank. */
  long now();

  /** The name it has on the command line and in results, such as {@code MONOTONIC}. */
  String name();
}
