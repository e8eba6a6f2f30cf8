package org.tutti.sync.clock;

import java.util.concurrent.locks.LockSupport;

/** A local clock. Reading it and waiting on it allocate nothing. */
public interface RankClock {
  /** Nanoseconds since an origin of the clock's own; never decreases on one rank. */
  long now();

  /** The name it has on the command line and in results, such as {@code MONOTONIC}. */
  String name();

  /**
   * What other readers of the same clock share: two ranks with the same base, not empty, may be
   * reading one clock; empty where that cannot be.
   */
  default String base() {
    return "";
  }

  /** Whether time passes only where the rank's simulation lets it. */
  default boolean isVirtual() {
    return false;
  }

  /** Returns at the first reading at or after {@code local}, keeping the core. */
  default void spinUntil(long local) {
    while (now() < local) {
      Thread.onSpinWait();
    }
  }

  /** Returns at the first reading at or after {@code local}, offering the core to others. */
  @SuppressWarnings("ThreadPriorityCheck") // Ranks share cores here: handing over is the point.
  default void yieldUntil(long local) {
    while (now() < local) {
      Thread.yield();
    }
  }

  /** Returns at or after {@code local}, leaving the core to others while there is time. */
  default void idleUntil(long local) {
    for (long left = local - now(); left > 0; left = local - now()) {
      LockSupport.parkNanos(left);
    }
  }
}
