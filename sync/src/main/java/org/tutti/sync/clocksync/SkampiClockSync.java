package org.tutti.sync.clocksync;

import java.util.List;
import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;

/**
 * The synchronization of SKaMPI: the root measures the offset of every other rank in turn, p - 1
 * rounds. Skew is not learned, so the error grows with time; the uncertainty allows for the largest
 * skew that two crystals within their specification can have.
 */
public final class SkampiClockSync implements ClockSync {
  public static final ClockMethod METHOD =
      ClockMethod.of(
          "SKAMPI",
          List.of(SkampiOffsetEstimator.OFFSET_EXCHANGES),
          conditions ->
              new SkampiClockSync(
                  conditions.parameters().get(SkampiOffsetEstimator.OFFSET_EXCHANGES),
                  conditions.parameters().get(ClockMethod.WANDER)));

  /** Two crystals of 50 ppm each, as a standard deviation that reaches 100 ppm at 99 %. */
  static final double UNKNOWN_SKEW_VARIANCE = 1e-4 / 2.5758 * (1e-4 / 2.5758);

  private final SkampiOffsetEstimator estimator;
  private final double wander;

  /**
   * @param exchanges exchanges per pair; SKaMPI's own limit is 100
   * @param wander relative random walk of the frequency per root second
   */
  public SkampiClockSync(int exchanges, double wander) {
    this.estimator = new SkampiOffsetEstimator(exchanges);
    this.wander = wander;
  }

  @Override
  public LearnedClockSync synchronize(Communicator communicator, RankClock clock, int root) {
    ClockSyncContext session = new ClockSyncContext(communicator, clock, root);
    LinearModel start = new LinearModel(0, 0, UNKNOWN_SKEW_VARIANCE, 0, 0);
    LinearModel model =
        new StarIntercepts(estimator).set(session, session.place() == 0 ? null : start);
    return session.finish(model, communicator.size() - 1, wander);
  }
}
