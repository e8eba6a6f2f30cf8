package org.tutti.sync.sharing;

import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.LearnedClockSync;

/** Lets another method synchronize one rank of each clock instead of all ranks. */
public final class SharedClockSync implements ClockSync {
  private final ClockSync method;

  public SharedClockSync(ClockSync method) {
    this.method = method;
  }

  @Override
  public LearnedClockSync synchronize(Communicator communicator, RankClock clock, int root) {
    if (clock.isVirtual()) {
      // A simulation says which ranks share a clock, but they are not to know.
      return method.synchronize(communicator, clock, root);
    }
    ClockGroups groups = ClockGroups.find(communicator, clock, root);
    return groups.leaders() == communicator.size()
        ? method.synchronize(communicator, clock, root)
        : new SharedSynchronization(method, communicator, clock, groups);
  }
}
