package org.tutti.sync.clocksync;

import java.util.Optional;
import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;

/**
 * HCA, the hierarchical synchronization of hunold2015 (algorithms 1 to 4; hunold2016's first
 * variant): drift is learned up a tree in O(log p) rounds, then the root measures every intercept
 * again, O(p) rounds.
 */
public final class HcaClockSync implements ClockSync {
  public static final ClockMethod METHOD =
      ClockMethod.of(
          "HCA",
          conditions ->
              new HcaClockSync(
                  RegressionParameters.of(conditions), SkampiOffsetEstimator.of(conditions)));

  private final RegressionParameters regression;
  private final SkampiOffsetEstimator intercept;

  HcaClockSync(RegressionParameters regression, SkampiOffsetEstimator intercept) {
    this.regression = regression;
    this.intercept = intercept;
  }

  @Override
  public LearnedClockSync synchronize(Communicator communicator, RankClock clock, int root) {
    ClockSyncContext session = new ClockSyncContext(communicator, clock, root);
    LinearModel drift =
        new MergingTree(new PairLearning(regression, Optional.empty())).learn(session);
    LinearModel model = new StarIntercepts(intercept).set(session, drift);
    int rounds = MergingTree.rounds(session.ranks()) + communicator.size() - 1;
    return session.finish(model, rounds, regression.wander());
  }
}
