package org.tutti.sync.joint;

import org.tutti.sync.clocksync.GlobalClock;

/** The root's clock, which is the global clock. */
final class RootClock implements GlobalClock {
  @Override
  public long toGlobal(long local) {
    return local;
  }

  @Override
  public long toLocal(long global) {
    return global;
  }

  @Override
  public double uncertainty(long local) {
    return 0;
  }
}
