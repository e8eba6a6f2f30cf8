package org.tutti.sync.process;

import org.tutti.sync.clock.RankClock;

/** How a rank passes the time until a start. */
public enum Waiting {
  /** Keeps the core: the most exact start, where every rank has a core of its own. */
  SPIN,

  /**
   * Offers the core to other ranks, where ranks outnumber cores: a rank that spins through its time
   * slice would keep the others from getting ready.
   */
  YIELD;

  /** Returns at the first reading of {@code clock} at or after {@code local}. */
  void until(RankClock clock, long local) {
    if (this == SPIN) {
      clock.spinUntil(local);
    } else {
      clock.yieldUntil(local);
    }
  }
}
