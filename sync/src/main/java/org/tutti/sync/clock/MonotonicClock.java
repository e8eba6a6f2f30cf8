package org.tutti.sync.clock;

/**
 * {@link System#nanoTime()}, which is {@code CLOCK_MONOTONIC} on Linux: one time base for all ranks
 * of a host.
 */
public final class MonotonicClock implements Clock {
  @Override
  public long now() {
    return System.nanoTime();
  }

  @Override
  public String name() {
    return "MONOTONIC";
  }
}
