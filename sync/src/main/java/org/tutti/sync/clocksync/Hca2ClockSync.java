package org.tutti.sync.clocksync;

import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;

/**
 * HCA2, the second variant of hunold2015 and hunold2016 (section 3.1.1): as {@link HcaClockSync},
 * but intercepts too are measured in the tree and merged, so that all is done in O(log p) rounds.
 */
public final class Hca2ClockSync implements ClockSync {
  private final RegressionParameters parameters;

  public Hca2ClockSync(RegressionParameters parameters) {
    this.parameters = parameters;
  }

  @Override
  public String name() {
    return "HCA2";
  }

  @Override
  public Synchronization synchronize(Communicator communicator, RankClock clock, int root) {
    ClockSyncContext session = new ClockSyncContext(communicator, clock, root);
    LinearModel model = new MergingTree(new PairLearning(parameters, true)).learn(session);
    return session.finish(model, MergingTree.rounds(session.ranks()), parameters.wander());
  }
}
