package org.tutti.sync.joint;

import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.LearnedClockSync;

/** Tutti's own method: see the package. */
public final class JointClockSync implements ClockSync {
  public static final ClockMethod METHOD =
      ClockMethod.of(
          "JOINT",
          conditions ->
              new JointClockSync(
                  JointParameters.of(conditions.parameters()),
                  conditions.granularity(),
                  conditions.ranksPerProcessor()));

  private final JointParameters parameters;
  private final double granularity;
  private final int turns;

  /**
   * @param granularity step of the clocks in nanoseconds
   * @param turns number of turns in which the pairs of ranks exchange, as many as ranks share a
   *     core; the root's counts
   */
  public JointClockSync(JointParameters parameters, double granularity, int turns) {
    this.parameters = parameters;
    this.granularity = granularity;
    this.turns = turns;
  }

  @Override
  public LearnedClockSync synchronize(Communicator communicator, RankClock clock, int root) {
    return new JointSynchronization(this, communicator, clock, root);
  }

  JointParameters parameters() {
    return parameters;
  }

  double granularity() {
    return granularity;
  }

  int turns() {
    return turns;
  }
}
