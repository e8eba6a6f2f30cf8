package org.tutti.sync.joint;

import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.Synchronization;

/** Tutti's own method: see the package. */
public final class JointClockSync implements ClockSync {
  private final JointParameters parameters;

  public JointClockSync(JointParameters parameters) {
    this.parameters = parameters;
  }

  @Override
  public String name() {
    return "JOINT";
  }

  @Override
  public Synchronization synchronize(Communicator communicator, RankClock clock, int root) {
    return new JointSynchronization(parameters, communicator, clock, root);
  }
}
