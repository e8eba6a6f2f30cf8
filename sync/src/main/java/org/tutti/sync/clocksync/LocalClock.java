package org.tutti.sync.clocksync;

/** The global clock of a rank that was never synchronised: its local time, with no known error. */
public final class LocalClock implements GlobalClock {
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
    return Double.POSITIVE_INFINITY;
  }
}
