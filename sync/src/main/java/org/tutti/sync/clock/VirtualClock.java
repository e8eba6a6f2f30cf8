package org.tutti.sync.clock;

import org.tutti.mpi.simulated.SimulatedSession;

/** The clock of a simulated rank; waiting on it passes virtual time and no real time. */
public final class VirtualClock implements RankClock {
  private final SimulatedSession session;

  public VirtualClock(SimulatedSession session) {
    this.session = session;
  }

  @Override
  public long now() {
    return session.localNanos();
  }

  @Override
  public String name() {
    return "VIRTUAL";
  }

  @Override
  public boolean isVirtual() {
    return true;
  }

  @Override
  public void spinUntil(long local) {
    session.awaitLocalNanos(local);
  }

  @Override
  public void yieldUntil(long local) {
    session.awaitLocalNanos(local);
  }

  @Override
  public void idleUntil(long local) {
    session.awaitLocalNanos(local);
  }
}
