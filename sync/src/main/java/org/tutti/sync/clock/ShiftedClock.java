package org.tutti.sync.clock;

/**
 * A clock counted from an origin, so that times stay small enough for double arithmetic to resolve
 * them (hunold2015, section 6, {@code GET_ADJUSTED_TIME}).
 */
public final class ShiftedClock implements RankClock {
  private final RankClock clock;
  private final long origin;

  public ShiftedClock(RankClock clock, long origin) {
    this.clock = clock;
    this.origin = origin;
  }

  @Override
  public long now() {
    return clock.now() - origin;
  }

  @Override
  public String name() {
    return clock.name();
  }

  @Override
  public void spinUntil(long local) {
    clock.spinUntil(local + origin);
  }

  @Override
  public void yieldUntil(long local) {
    clock.yieldUntil(local + origin);
  }

  @Override
  public void idleUntil(long local) {
    clock.idleUntil(local + origin);
  }
}
