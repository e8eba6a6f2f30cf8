package org.tutti.sync.clocksync;

import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;

/** A method by which all ranks learn one logical global clock. */
public interface ClockSync {
  /** The name it has on the command line and in results, such as {@code HCA}. */
  String name();

  /**
   * Collective: learns this rank's clock against that of rank {@code root}.
   *
   * @param communicator one of Tutti's own, with no messages under way
   */
  Synchronization synchronize(Communicator communicator, RankClock clock, int root);
}
