package org.tutti.sync.clocksync;

import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;

/** A method by which all ranks learn one logical global clock. */
public interface ClockSync {
  /**
   * Collective: learns this rank's clock against that of rank {@code root}.
   *
   * @param communicator one of Tutti's own, with no messages under way
   */
  LearnedClockSync synchronize(Communicator communicator, RankClock clock, int root);
}
