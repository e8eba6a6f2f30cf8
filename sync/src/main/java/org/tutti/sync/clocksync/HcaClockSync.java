package org.tutti.sync.clocksync;

import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;

/**
 * HCA, the hierarchical synchronization of hunold2015 (algorithms 1 to 4; hunold2016's first
 * variant): drift is learned up a tree in O(log p) rounds, then the root measures every intercept
 * again, O(p) rounds.
 */
public final class HcaClockSync implements ClockSync {
  private final RegressionParameters parameters;

  public HcaClockSync(RegressionParameters parameters) {
    this.parameters = parameters;
  }

  @Override
  public String name() {
    return "HCA";
  }

  @Override
  public Synchronization synchronize(Communicator communicator, RankClock clock, int root) {
    ClockSyncContext session = new ClockSyncContext(communicator, clock, root);
    LinearModel drift = new MergingTree(new PairLearning(parameters, false)).learn(session);
    LinearModel model = new StarIntercepts(parameters.offset()).set(session, drift);
    int rounds = MergingTree.rounds(session.ranks()) + communicator.size() - 1;
    return session.finish(model, rounds, parameters.wander());
  }
}
