package org.tutti.lab.synchronizations;

import java.util.Optional;
import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.ClockSyncContext;
import org.tutti.sync.clocksync.HcaClockSync;
import org.tutti.sync.clocksync.LearnedClockSync;
import org.tutti.sync.clocksync.LinearModel;
import org.tutti.sync.clocksync.MergingTree;
import org.tutti.sync.clocksync.PairLearning;
import org.tutti.sync.clocksync.RegressionParameters;
import org.tutti.sync.clocksync.SkampiOffsetEstimator;

/**
 * HCA2, the second variant of hunold2015 and hunold2016 (section 3.1.1): as {@link HcaClockSync},
 * but intercepts too are measured in the tree and merged, so that all is done in O(log p) rounds.
 */
public final class Hca2ClockSync implements ClockSync {
  public static final ClockMethod METHOD =
      ClockMethod.of(
          "HCA2",
          conditions ->
              new Hca2ClockSync(
                  RegressionParameters.of(conditions), SkampiOffsetEstimator.of(conditions)));

  private final RegressionParameters regression;
  private final SkampiOffsetEstimator intercept;

  Hca2ClockSync(RegressionParameters regression, SkampiOffsetEstimator intercept) {
    this.regression = regression;
    this.intercept = intercept;
  }

  @Override
  public LearnedClockSync synchronize(Communicator communicator, RankClock clock, int root) {
    ClockSyncContext session = new ClockSyncContext(communicator, clock, root);
    LinearModel model =
        new MergingTree(new PairLearning(regression, Optional.of(intercept))).learn(session);
    return session.finish(model, MergingTree.rounds(session.ranks()), regression.wander());
  }
}
