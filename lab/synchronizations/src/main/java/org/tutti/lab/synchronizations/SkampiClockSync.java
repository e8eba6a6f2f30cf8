package org.tutti.lab.synchronizations;

import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.ClockSyncContext;
import org.tutti.sync.clocksync.LearnedClockSync;
import org.tutti.sync.clocksync.LinearModel;
import org.tutti.sync.clocksync.Offset;
import org.tutti.sync.clocksync.SkampiOffsetEstimator;
import org.tutti.sync.clocksync.StarIntercepts;

/**
 * The synchronization of SKaMPI: the root measures the offset of every other rank in turn, p - 1
 * rounds. Skew is not learned, so the error grows with time; the uncertainty allows for the largest
 * skew that two crystals within their specification can have.
 */
public final class SkampiClockSync implements ClockSync {
  public static final ClockMethod METHOD =
      ClockMethod.of(
          "SKAMPI",
          conditions ->
              new SkampiClockSync(
                  SkampiOffsetEstimator.of(conditions),
                  conditions.parameters().get(ClockMethod.WANDER)));

  private final SkampiOffsetEstimator estimator;
  private final double wander;

  /**
   * @param wander relative random walk of the frequency per root second
   */
  SkampiClockSync(SkampiOffsetEstimator estimator, double wander) {
    this.estimator = estimator;
    this.wander = wander;
  }

  @Override
  public LearnedClockSync synchronize(Communicator communicator, RankClock clock, int root) {
    ClockSyncContext session = new ClockSyncContext(communicator, clock, root);
    LinearModel start = LinearModel.of(new Offset(0, 0, 0));
    LinearModel model = new StarIntercepts(estimator).set(session, start);
    return session.finish(model, communicator.size() - 1, wander);
  }
}
